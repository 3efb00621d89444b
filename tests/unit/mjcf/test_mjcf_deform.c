// Attachments inside the elements of deformable bodies.
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <string.h>

#define CLOTH(inside)                                                                              \
  "<mujoco><worldbody><body name='b'><geom size='.1'/><site name='s'/></body></worldbody>"         \
  "<deformable><corten:cloth name='c' size='1 1' count='3'>" inside                                \
  "</corten:cloth></deformable></mujoco>"

static void attachments_are_lists_of_the_spec(void** state) {
  (void)state;
  char error[500] = "";
  ctSpec* s = ct_parseXMLString(
      CLOTH("<corten:attach vertex='4' body='b' pos='1 2 3' compliance='.5' limit='7'/>"
            "<cortenforge:attach vertex='5' site='s'/><corten:attach vertex='6'/>"),
      NULL, error, sizeof error);
  if (!s) fail_msg("%s", error);
  const ctsDeform* d = cts_asDeform(cts_firstElement(s, ctOBJ_DEFORM));
  assert_non_null(d);
  assert_int_equal(d->kind, ctDEFORM_CLOTH);
  int n = 0;
  const double* pos = cts_getDouble(d->attach_pos, &n);
  assert_int_equal(n, 9);
  assert_true(pos[2] == 3 && pos[3] == 0);
  assert_true(cts_getDouble(d->attach_limit, &n)[0] == 7);
  assert_int_equal(n, 3);
  ct_deleteSpec(s);
}

static void wrong_attachments_are_refused(void** state) {
  (void)state;
  static const char* const bad[][2] = {
      {CLOTH("<corten:attach body='b'/>"), "vertex"},
      {CLOTH("<corten:attach vertex='-1'/>"), "negative"},
      {CLOTH("<corten:attach vertex='x'/>"), "vertex"},
      {CLOTH("<corten:attach vertex='0' pos='1 2'/>"), "pos"},
      {CLOTH("<corten:attach vertex='0' compliance='-1'/>"), "compliance"},
      {CLOTH("<corten:attach vertex='0' limit='-1'/>"), "limit"},
      {CLOTH("<corten:attach vertex='0' limits='1'/>"), "limits"},
      {CLOTH("<corten:attach vertex='0' site='s' body='b'/>"), "not both"},
  };
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    char error[500] = "";
    ctSpec* s = ct_parseXMLString(bad[i][0], NULL, error, sizeof error);
    if (s) fail_msg("%zu was read", i);
    if (!strstr(error, bad[i][1])) fail_msg("%zu: %s", i, error);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(attachments_are_lists_of_the_spec),
      cmocka_unit_test(wrong_attachments_are_refused),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
