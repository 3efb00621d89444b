// Indices of deformable bodies that somebody wrote into a model.
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <string.h>

static void wrong_indices_are_named(void** state) {
  (void)state;
  char error[600] = "";
  ctModel* m = ct_loadXMLString(
      "<mujoco><worldbody><body name='b'><geom size='.1'/></body></worldbody><deformable>"
      "<corten:cloth name='c' size='1 1' count='3' pin='0'><corten:attach vertex='8' body='b'/>"
      "</corten:cloth></deformable></mujoco>",
      NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  const struct {
    int* at;
    int value;
    const char* field;
  } bad[] = {
      {m->deform_elem + 3, 9, "deform_elem"},
      {m->deform_elem, -1, "deform_elem"},
      {m->deform_pin, 9, "deform_pin"},
      {m->deform_elemnum, 5, "deform_elemnum"},
      {m->deform_condim, 4, "deform_condim"},
      {m->deform_attachvert, 9, "deform_attachvert"},
      {m->deform_attachtype, ctOBJ_GEOM, "deform_attachtype"},
      {m->deform_attachid, 2, "deform_attachid"},
      {m->deform_kind, 3, "deform_kind"},
      {m->deform_vertnum, 10, "deform_vert"},
  };
  assert_int_equal(ct_validateModel(m, error, sizeof error), 1);
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    int kept = *bad[i].at;
    *bad[i].at = bad[i].value;
    assert_int_equal(ct_validateModel(m, error, sizeof error), 0);
    if (!strstr(error, bad[i].field)) fail_msg("%zu: %s", i, error);
    ct_setReportHandler(NULL);
    assert_null(ct_makeData(m));
    *bad[i].at = kept;
  }
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(wrong_indices_are_named)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
