// Numbers that are not finite or huge never stay in a body.
#include "deform/state_check.h"
#include "model/data.h"
#include "model/deform_set.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

static const char kBodies[] =
    "<mujoco><worldbody><geom type='plane' size='2 2 .1'/><body pos='0 0 1'><freejoint/>"
    "<geom size='.1'/></body></worldbody><deformable>"
    "<corten:cloth name='sheet' size='1 1' count='5' pos='0 0 .8' young='1e5' pin='0'/>"
    "<corten:softbody name='block' size='.2 .2 .2' count='3' pos='0 0 1.3' young='1e5'/>"
    "<corten:chain name='rope' from='0 0 2' to='1 0 2' segments='6' thickness='.02'/>"
    "</deformable></mujoco>";

typedef struct Checked {
  ctModel* m;
  ctData* d;
} Checked;

static Checked open_bodies(void) {
  char error[500] = "";
  Checked c = {.m = ct_loadXMLString(kBodies, NULL, error, sizeof error)};
  if (!c.m) fail_msg("%s", error);
  c.d = ct_makeData(c.m);
  assert_non_null(c.d);
  for (int i = 0; i < 3; i++) ct_step(c.m, c.d);
  return c;
}

// The test of a data that is released asks for none.
static void close_bodies(Checked* c) {
  memset(c->d->warning, 0, sizeof c->d->warning);
  ct_deleteData(c->d);
  ct_deleteModel(c->m);
}

static void assert_finite_bodies(ctData* d) {
  for (int i = 0; i < ct_deformableCount(d); i++) {
    int n = ct_deformableDef(d, i)->nvert;
    const cttNum *x = ct_deformablePos(d, i), *v = ct_deformableVel(d, i);
    for (int k = 0; k < 3 * n; k++) assert_true(fabs(x[k]) < 100 && fabs(v[k]) < 1e5);
  }
}

static void bad_states_begin_anew_with_a_warning(void** state) {
  (void)state;
  static const double bad[] = {NAN, INFINITY, -INFINITY, 1e300, -1e11};
  for (int k = 0; k < 5; k++)
    for (int id = 0; id < 3; id++)
      for (int what = 0; what < 2; what++) {
        Checked c = open_bodies();
        (what ? ct_deformableVel : ct_deformablePos)(c.d, id)[4] = bad[k];
        for (int i = 0; i < 5; i++) ct_step(c.m, c.d);
        assert_finite_bodies(c.d);
        assert_true(c.d->warning[what ? ctWARN_BADQVEL : ctWARN_BADQPOS].number >= 1);
        assert_non_null(strstr(ct_lastWarning(c.d), ct_deformableDef(c.d, id)->name));
        close_bodies(&c);
      }
}

static void bad_forces_and_masses_are_replaced(void** state) {
  (void)state;
  static const double bad[] = {NAN, INFINITY, -INFINITY, 1e300};
  for (int k = 0; k < 4; k++) {
    Checked c = open_bodies();
    ct_deformableForce(c.d, 1)[7] = bad[k];
    ct_deformableInvmass(c.d, 0)[0] = bad[k];
    ct_deformableInvmass(c.d, 0)[3] = -1;
    ct_deformableInvmass(c.d, 2)[2] = bad[k];
    for (int i = 0; i < 5; i++) ct_step(c.m, c.d);
    assert_true(ct_deformableForce(c.d, 1)[7] == 0);
    assert_true(ct_deformableInvmass(c.d, 0)[0] == 0); // pinned
    const DeformBody* b = data_own(c.d)->deform->body;
    assert_true(b[0].invmass[3] == b[0].shape->invmass[3]);
    assert_true(b[2].invmass[2] == b[2].shape->invmass[2]);
    assert_finite_bodies(c.d);
    close_bodies(&c);
  }
}

static void without_automatic_reset_a_body_is_only_reported(void** state) {
  (void)state;
  Checked c = open_bodies();
  c.m->opt.disableflags |= ctDSBL_AUTORESET;
  ct_deformablePos(c.d, 0)[4] = NAN;
  deform_check(c.m, c.d);
  assert_true(isnan(ct_deformablePos(c.d, 0)[4]));
  assert_string_equal(ct_lastWarning(c.d),
                      "position of vertex 1 of deformable body 'sheet' is not finite at t=0.006");
  close_bodies(&c);
}

static void good_bodies_are_left_alone(void** state) {
  (void)state;
  Checked c = open_bodies();
  double before = ct_deformablePos(c.d, 0)[5];
  deform_check(c.m, c.d);
  assert_true(ct_deformablePos(c.d, 0)[5] == before);
  assert_string_equal(ct_lastWarning(c.d), "");
  close_bodies(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bad_states_begin_anew_with_a_warning),
      cmocka_unit_test(bad_forces_and_masses_are_replaced),
      cmocka_unit_test(without_automatic_reset_a_body_is_only_reported),
      cmocka_unit_test(good_bodies_are_left_alone),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
