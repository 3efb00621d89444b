// Requirement 19 B5: contacts at fixed configurations as MuJoCo 3.5.0 finds them (recorded by
// tools/record/record_contacts.py).
#include "support/scene.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { NUMBERS = 13 }; // dist, pos, normal, includemargin, friction

static double number(const ctContact* c, int i) {
  if (i == 0) return c->dist;
  if (i < 4) return c->pos[i - 1];
  if (i < 7) return c->frame[i - 4];
  return i == 7 ? c->includemargin : c->friction[i - 8];
}

static void check_contact(const char* name, const ctContact* c, FILE* f) {
  int head[4];
  for (int i = 0; i < 4; i++) assert_int_equal(fscanf(f, "%d", head + i), 1);
  assert_int_equal(c->geom[0], head[0]);
  assert_int_equal(c->geom[1], head[1]);
  assert_int_equal(c->dim, head[2]);
  assert_int_equal(c->exclude, head[3]);
  for (int i = 0; i < NUMBERS; i++) {
    double known, ours = number(c, i), tolerance = i == 0 ? 1e-8 : 1e-6;
    assert_int_equal(fscanf(f, "%lf", &known), 1);
    if (!(fabs(ours - known) <= tolerance))
      fail_msg("%s, geoms %d %d: number %d is %.17g, not %.17g", name, head[0], head[1], i, ours,
               known);
  }
}

// All contacts of the six scenes: number, order, place and parameters.
static void r19_b5_contacts_as_recorded(void** state) {
  (void)state;
  FILE* f = fopen(CT_TEST_DIR "/conformance/reference/b5_contacts.ref", "r");
  assert_non_null(f);
  char name[80];
  int n, models = 0, contacts = 0;
  assert_int_equal(fscanf(f, "mujoco %79s", name), 1);
  assert_string_equal(name, "3.5.0");
  for (; fscanf(f, " model %79s %d", name, &n) == 2; models++) {
    char path[100];
    snprintf(path, sizeof path, "contact/%s", name);
    Scene s = scene_open(path);
    ct_fwdPosition(s.m, s.d);
    if (s.d->ncon != n) fail_msg("%s has %d contacts, not %d", name, s.d->ncon, n);
    for (int i = 0; i < n; i++) check_contact(name, s.d->contact + i, f);
    contacts += n;
    scene_close(&s);
  }
  fclose(f);
  assert_int_equal(models, 6);
  assert_true(contacts >= 20);
}

// MuJoCo's own test: eight spheres on a plane, eight contacts.
static void r19_b5_eight_spheres(void** state) {
  (void)state;
  Scene s = scene_open("contact/b5_eight_spheres_on_plane.xml");
  ct_fwdPosition(s.m, s.d);
  assert_int_equal(s.d->ncon, 8);
  scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r19_b5_contacts_as_recorded),
      cmocka_unit_test(r19_b5_eight_spheres),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
