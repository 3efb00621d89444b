#include "unit/collide/contact_rates.h"
#include "unit/collide/flexes.h"

// Every pair with a flex: a plane, geoms, another flex, the flex itself. All contacts of the scene,
// pair by pair; vertices have random offsets.
static RateTally compare_flexes(const char* xml, double size, int poses) {
  Trees t = flexes_open(xml);
  RateCase x = {"", 1, 1e-6, 0, RATE_DIFFERENCES, 0, 1, 2e-4, 1e-7};
  RateTally s = {0};
  uint64_t at = 0;
  for (int k = 0; k < poses; k++) {
    for (int i = 0; i < t.m->nq; i++) t.d->qpos[i] = t.m->qpos0[i] + size * rates_random(&at);
    ct_normalizeQuat(t.m, t.d->qpos);
    flexes_update(&t);
    collide(t.m, t.d);
    for (int first = 0; first < t.d->ncon;) {
      static ContactRate r[ctMAXCONPAIR];
      int n = contact_rate_pair(t.m, t.d, first, r);
      if (t.d->contact[first].flex[1] >= 0) rates_check_pair(&s, &x, &t, first);
      first += n;
    }
  }
  trees_close(&t);
  return s;
}

static void assert_flexes(const char* xml, double size, int least) {
  RateTally s = compare_flexes(xml, size, 4);
  if (getenv("RATES"))
    fprintf(stderr, "%d contacts, %d compared, %d of kind, worst %.1e (%03d)\n", s.contacts,
            s.compared, s.of_kind, s.worst, s.block);
  assert_true(s.contacts >= least);
  assert_true(s.compared >= 0.6 * s.contacts);
  assert_true(s.of_kind == s.compared);
  assert_true(s.worst <= 1e-6);
}

static void cloth_and_geoms(void** state) {
  (void)state;
  assert_flexes(WORLD("<geom type='plane' size='1 1 1'/>" GRID("c", "2", "4 4 1", "0 0 .02", ALONE)
                          FREE(".05 0 .12", "size='.1'")
                              FREE("-.1 .1 .09", "type='capsule' size='.05 .1' euler='90 0 0'")
                                  FREE("-.1 -.1 .08", "type='box' size='.06 .05 .05'")
                                      FREE("0 -.1 .08", "type='ellipsoid' size='.1 .05 .06'")),
                0.02, 20);
}

static void ropes(void** state) {
  (void)state;
  assert_flexes(WORLD("<geom type='plane' size='1 1 1'/>" GRID("r", "1", "4 1 1", "0 0 .02", ALONE)
                          GRID("s", "1", "4 1 1", "0 .02 .03", ALONE) FREE(".05 0 .1", "size='.1'")
                              FREE("-.1 0 .08", "type='box' size='.06 .05 .05'")),
                0.02, 20);
}

static void solids(void** state) {
  (void)state;
  assert_flexes(WORLD("<geom type='plane' size='1 1 1'/>" GRID("b", "3", "3 3 3", "0 0 .11", ALONE)
                          FREE(".05 0 .27", "size='.1'")),
                0.01, 10);
}

//---------------------------------- contract ------------------------------------------------------

static void pose_is_restored(void** state) {
  (void)state;
  Trees t = trees_open(TWO("type='capsule' size='.1 .3'", "type='box' size='.2 .3 .25'"));
  static ContactRate r[ctMAXCONPAIR];
  ct_kinematics(t.m, t.d);
  ct_comPos(t.m, t.d);
  collide(t.m, t.d);
  assert_true(t.d->ncon > 0);
  double pos[6], mat[18];
  memcpy(pos, t.d->geom_xpos, sizeof pos);
  memcpy(mat, t.d->geom_xmat, sizeof mat);
  assert_int_equal(contact_rate_pair(t.m, t.d, 0, r), t.d->ncon);
  assert_memory_equal(pos, t.d->geom_xpos, sizeof pos);
  assert_memory_equal(mat, t.d->geom_xmat, sizeof mat);
  trees_close(&t);
}

// A contact that the narrow phase does not find moves with the second geom.
static void contact_of_the_user(void** state) {
  (void)state;
  Trees t =
      trees_open(WORLD(FREE("0 0 0", "size='.1'") FREE("0 0 5", "type='box' size='.1 .1 .1'")));
  static ContactRate r[ctMAXCONPAIR];
  ct_forward(t.m, t.d);
  assert_int_equal(t.d->ncon, 0);
  ctContact con = {.dist = -0.1, .pos = {0, 0, 1}, .frame = {0, 0, 1}, .dim = 3};
  con.geom[1] = 1;
  for (int k = 0; k < 2; k++) con.flex[k] = con.elem[k] = con.vert[k] = -1;
  contact_frame(con.frame);
  for (int k = 0; k < 3; k++) assert_int_equal(ct_addContact(t.m, t.d, &con), 0);
  assert_int_equal(contact_rate_pair(t.m, t.d, 0, r), 3);
  for (int i = 0; i < 3; i++) {
    assert_int_equal(r[i].kind, RATE_RIGID);
    for (int k = 0; k < 3; k++) {
      assert_near(r[i].J[0][RATE_DIST][k], k == 2 ? -1 : 0, 1e-15);
      assert_near(r[i].J[1][RATE_DIST][k], k == 2 ? 1 : 0, 1e-15);
      assert_near(r[i].J[1][RATE_POS + k][k], 1, 1e-15);
      assert_near(r[i].J[0][RATE_POS + k][k], 0, 1e-15);
    }
    assert_near(r[i].J[1][RATE_FRAME][3], 1, 1e-15);
    assert_near(r[i].J[1][RATE_FRAME + 1][4], 1, 1e-15);
  }
  trees_close(&t);
}

// The rule for tangents changes at |n_y| = 0.5; a plane under a capsule takes the axis instead.
static void distance_to_other_tangents(void** state) {
  (void)state;
  Trees t = trees_open(ON_PLANE("size='.1'"));
  Trees u = trees_open(ON_PLANE("type='capsule' size='.1 .3'"));
  static ContactRate r[ctMAXCONPAIR];
  ct_forward(t.m, t.d);
  ct_forward(u.m, u.d);
  contact_rate_pair(t.m, t.d, 0, r);
  assert_near(r->tangent, fabs(fabs(t.d->contact->frame[1]) - 0.5), 1e-15);
  contact_rate_pair(u.m, u.d, 0, r);
  assert_true(isinf(r->tangent));
  trees_close(&t);
  trees_close(&u);
}

// Metres to the next feature: beside the edge of a box by as much as the sphere is inside of it.
static void distance_to_other_features(void** state) {
  (void)state;
  Trees t = trees_open(
      WORLD(FREE(".17 0 .35", "size='.2'") FREE("0 0 0", "type='box' size='.2 .3 .25'")));
  static ContactRate r[ctMAXCONPAIR];
  ct_forward(t.m, t.d);
  assert_int_equal(contact_rate_pair(t.m, t.d, 0, r), 1);
  assert_int_equal(r->kind, RATE_CLOSED);
  assert_near(r->feature, 0.03, 1e-12);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(cloth_and_geoms),
      cmocka_unit_test(ropes),
      cmocka_unit_test(solids),
      cmocka_unit_test(pose_is_restored),
      cmocka_unit_test(contact_of_the_user),
      cmocka_unit_test(distance_to_other_tangents),
      cmocka_unit_test(distance_to_other_features),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
