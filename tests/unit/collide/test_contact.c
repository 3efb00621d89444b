#include "collide/contact.h"
#include "unit/collide/pairs.h"

static const double solref_a[2] = {0.02, 1}, solref_b[2] = {0.04, 2}, direct[2] = {-100, -5};
static const double solimp_a[5] = {0.9, 0.95, 0.001, 0.5, 2},
                    solimp_b[5] = {0.8, 0.9, 0.002, 0.5, 2};
static const double friction_a[3] = {1, 0.005, 0.0001}, friction_b[3] = {0.5, 0.02, 0.0003};

static ContactSide side_a(void) {
  return (ContactSide){0, 3, 1, 0.01, 0.002, solref_a, solimp_a, friction_a};
}
static ContactSide side_b(void) {
  return (ContactSide){0, 4, 3, 0.02, 0.003, solref_b, solimp_b, friction_b};
}

static Trees two_spheres(void) {
  return pairs_open(WORLD(FREE("0 0 0", "size='.1'") FREE("1 0 0", "size='.1'")));
}

static void equal_priority_mixes(void** state) {
  (void)state;
  Trees t = two_spheres();
  ContactSide a = side_a(), b = side_b();
  ContactParam p;
  contact_mix(t.m, &p, &a, &b);
  assert_int_equal(p.dim, 4);
  assert_near(p.margin, 0.03, 1e-15);
  assert_near(p.gap, 0.005, 1e-15);
  assert_near(p.solref[0], 0.25 * 0.02 + 0.75 * 0.04, 1e-15);
  assert_near(p.solimp[0], 0.25 * 0.9 + 0.75 * 0.8, 1e-15);
  const double friction[5] = {1, 1, 0.02, 0.0003, 0.0003};
  for (int i = 0; i < 5; i++) assert_near(p.friction[i], friction[i], 1e-15);
  trees_close(&t);
}

static void higher_priority_decides(void** state) {
  (void)state;
  Trees t = two_spheres();
  ContactSide a = side_a(), b = side_b();
  a.priority = 1;
  ContactParam p;
  for (int swap = 0; swap < 2; swap++) {
    contact_mix(t.m, &p, swap ? &b : &a, swap ? &a : &b);
    assert_int_equal(p.dim, 3);
    assert_near(p.solref[0], 0.02, 0);
    assert_near(p.friction[2], 0.005, 0);
    assert_near(p.margin, 0.03, 1e-15); // margins are summed whatever the priority
  }
  trees_close(&t);
}

static void solmix_of_zero_counts_for_nothing(void** state) {
  (void)state;
  Trees t = two_spheres();
  ContactSide a = side_a(), b = side_b();
  ContactParam p;
  a.solmix = 0;
  contact_mix(t.m, &p, &a, &b);
  assert_near(p.solref[0], 0.04, 1e-15);
  b.solmix = 0;
  contact_mix(t.m, &p, &a, &b);
  assert_near(p.solref[0], 0.03, 1e-15);
  a.solmix = 1;
  contact_mix(t.m, &p, &a, &b);
  assert_near(p.solref[0], 0.02, 1e-15);
  trees_close(&t);
}

static void direct_solref_takes_the_smaller(void** state) {
  (void)state;
  Trees t = two_spheres();
  ContactSide a = side_a(), b = side_b();
  b.solref = direct;
  ContactParam p;
  contact_mix(t.m, &p, &a, &b);
  assert_near(p.solref[0], -100, 0);
  assert_near(p.solref[1], -5, 0);
  trees_close(&t);
}

static void override_replaces(void** state) {
  (void)state;
  Trees t = two_spheres();
  t.m->opt.enableflags |= ctENBL_OVERRIDE;
  t.m->opt.o_margin = 0.5;
  t.m->opt.o_friction[1] = 7;
  t.m->opt.o_friction[2] = 0;
  ContactSide a = side_a(), b = side_b();
  ContactParam p;
  contact_mix(t.m, &p, &a, &b);
  assert_near(p.margin, 0.5, 0);
  assert_near(contact_margin(t.m, 0, 1, -1), 0.5, 0);
  assert_near(p.friction[1], 7, 0);
  assert_near(p.friction[2], 1e-5, 0); // friction has a floor
  assert_near(p.solref[0], t.m->opt.o_solref[0], 0);
  trees_close(&t);
}

static void pair_has_its_own(void** state) {
  (void)state;
  Trees t = pairs_open("<mujoco><worldbody>" FREE("0 0 0", "name='a' size='.1'") FREE(
      "1 0 0",
      "name='b' size='.1'") "</worldbody><contact><pair geom1='a' "
                            "geom2='b' condim='6' margin='.3' gap='.1' friction='.1 .2 .3 .4 .5' "
                            "solreffriction='.7 .8'/></contact></mujoco>");
  ContactParam p;
  contact_pair(t.m, &p, 0);
  assert_int_equal(p.dim, 6);
  assert_near(p.margin, 0.3, 0);
  assert_near(contact_margin(t.m, 0, 1, 0), 0.3, 0);
  for (int i = 0; i < 5; i++) assert_near(p.friction[i], 0.1 * (i + 1), 1e-15);
  assert_near(p.solreffriction[1], 0.8, 0);
  trees_close(&t);
}

static void frames_are_rotations(void** state) {
  (void)state;
  double given[][6] = {{0, 0, 1, 0, 0, 0},
                       {0, 1, 0, 0, 0, 0},
                       {0, -2, 0, 0, 0, 0},
                       {1, 2, 3, 3, 2, 1},
                       {0.6, 0.49, 0.6, 0, 0, 0}};
  for (int k = 0; k < 5; k++) {
    double f[9], G[9];
    copy6(f, given[k]);
    contact_frame(f);
    mat3_mul_mat_t(G, f, f);
    for (int i = 0; i < 9; i++) assert_near(G[i], i % 4 == 0, 1e-14);
    double z[3];
    cross3(z, f, f + 3);
    assert_vec(f + 6, z[0], z[1], z[2]);
  }
  double f[9] = {0, 0, 1};
  contact_frame(f);
  assert_vec(f + 3, 0, 1, 0);
  double g[9] = {0, 1, 0};
  contact_frame(g);
  assert_vec(g + 3, 0, 0, 1);
}

static void contacts_in_the_gap_are_excluded(void** state) {
  (void)state;
  ContactParam p = {.dim = 3, .margin = 0.1, .gap = 0.04};
  ctContact con = {.dist = 0.05, .frame = {1}, .geom = {4, 5}};
  contact_finish(&con, &p);
  assert_int_equal(con.exclude, 0);
  assert_near(con.includemargin, 0.06, 1e-15);
  assert_int_equal(con.efc_address, -1);
  assert_int_equal(con.geom1, 4);
  assert_int_equal(con.geom2, 5);
  con.dist = 0.07;
  contact_finish(&con, &p);
  assert_int_equal(con.exclude, 1);
}

static void sides_of_geoms(void** state) {
  (void)state;
  Trees t = pairs_open(
      WORLD(FREE("0 0 0", "size='.1'") FREE("1 0 0", "size='.1' priority='2' condim='4' "
                                                     "solmix='5' margin='.1' gap='.2'")));
  ContactSide s = contact_geom(t.m, 1);
  assert_int_equal(s.priority, 2);
  assert_int_equal(s.condim, 4);
  assert_near(s.solmix, 5, 0);
  assert_near(s.margin + s.gap, 0.3, 1e-15);
  assert_ptr_equal(s.friction, t.m->geom_friction + 3);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(equal_priority_mixes),
      cmocka_unit_test(higher_priority_decides),
      cmocka_unit_test(solmix_of_zero_counts_for_nothing),
      cmocka_unit_test(direct_solref_takes_the_smaller),
      cmocka_unit_test(override_replaces),
      cmocka_unit_test(pair_has_its_own),
      cmocka_unit_test(frames_are_rotations),
      cmocka_unit_test(contacts_in_the_gap_are_excluded),
      cmocka_unit_test(sides_of_geoms),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
