#include "compile/hfield_build.h"
#include "unit/compile/spec_case.h"

static ctsHField* add(BuildCase* c, const char* name) {
  ctsHField* h = case_add(c, ctOBJ_HFIELD, name);
  for (int i = 0; i < 4; i++) h->size[i] = 1;
  return h;
}

static void heights_are_scaled_to_one(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, "");
  ctsHField* h = add(&c, "h");
  h->nrow = 1;
  h->ncol = 3;
  case_floats(h->userdata, -1, 1, 3);
  h = add(&c, "level");
  h->nrow = h->ncol = 1;
  case_floats(h->userdata, 7);
  case_resolve(&c);
  assert_int_equal(hfield_build(&c.b), CT_OK);
  float out[3];
  hfield_write(c.b.hfield, out);
  assert_numbers(out, 3, 0, 0.5, 1);
  hfield_write(c.b.hfield + 1, out);
  assert_numbers(out, 1, 0);
  case_close(&c);
}

static void binary_files_bring_their_size(void** state) {
  (void)state;
  const unsigned char data[] = {2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 63};
  BuildCase c;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addBufferVFS(&vfs, "a.bin", data, sizeof(data)), 0);
  case_read(&c, "");
  ctsHField* h = add(&c, NULL);
  case_text(h->file, "a.bin");
  h->nrow = 9;
  c.b.vfs = &vfs;
  case_resolve(&c);
  assert_int_equal(hfield_build(&c.b), CT_OK);
  assert_string_equal(c.b.hfield[0].name, "a");
  assert_int_equal(c.b.hfield[0].s.nrow, 2);
  float out[2];
  hfield_write(c.b.hfield, out);
  assert_numbers(out, 2, 0, 1);
  case_close(&c);
  ct_deleteVFS(&vfs);
}

static void bad_fields_are_named(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, "");
  add(&c, "nothing");
  add(&c, "size")->size[3] = 0;
  add(&c, "infinite")->size[0] = INFINITY;
  ctsHField* h = add(&c, "count");
  h->nrow = h->ncol = 2;
  case_floats(h->userdata, 1, 2, 3);
  case_text(add(&c, "type")->file, "a.obj");
  case_resolve(&c);
  assert_int_equal(hfield_build(&c.b), CT_FAIL);
  assert_true(case_says(&c, "hfield not specified"));
  assert_true(case_says(&c, "size parameter is not positive in hfield"));
  assert_true(case_says(&c, "size parameter is not finite in hfield"));
  assert_true(case_says(&c, "elevation data length must match nrow*ncol"));
  assert_true(case_says(&c, "unsupported content type: 'model/obj'"));
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(heights_are_scaled_to_one),
          cmocka_unit_test(binary_files_bring_their_size), cmocka_unit_test(bad_fields_are_named))
