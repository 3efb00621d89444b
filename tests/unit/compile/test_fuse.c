#include "unit/compile/build_case.h"

#define FUSE(x) "<compiler fusestatic='true'/><worldbody>" x "</worldbody>"

static const char* name_of(const ctModel* m, const int* adr, int i) { return m->names + adr[i]; }

static void static_bodies_join_their_parents(void** state) {
  (void)state;
  ctModel* m = case_model(
      FUSE("<body name='a'><joint/><geom name='a1' size='.1'/>"
           "<body name='b' pos='0 0 1'><geom name='b1' size='.1'/>"
           "<body name='c' pos='0 0 1'><geom name='c1' size='.1'/><site name='s' pos='1 0 0'/>"
           "<body name='d' pos='0 1 0'><joint/><geom name='d1' size='.1'/></body></body></body>"
           "<geom name='a2' size='.1'/></body><body name='e' pos='1 0 0'><geom name='e1' "
           "size='.1'/></body>"));
  assert_int_equal(m->nbody, 3);
  assert_string_equal(name_of(m, m->name_bodyadr, 1), "a");
  assert_string_equal(name_of(m, m->name_bodyadr, 2), "d");
  const char* order[] = {"e1", "a1", "a2", "b1", "c1", "d1"};
  for (int i = 0; i < 6; i++) assert_string_equal(name_of(m, m->name_geomadr, i), order[i]);
  assert_numbers(m->geom_pos + 3 * 4, 3, 0, 0, 2);
  assert_numbers(m->body_pos + 3 * 2, 3, 0, 1, 2);
  assert_numbers(m->site_pos, 3, 1, 0, 2);
  assert_int_equal(m->site_bodyid[0], 1);
  assert_int_equal(m->body_parentid[2], 1);
  ct_deleteModel(m);
}

// Bit for bit: its place does not depend on which of the bodies above are fused.
static void a_flex_below_a_fused_body(void** state) {
  (void)state;
  static const char* const compiler[] = {"", "<compiler fusestatic='true'/>"};
  ctModel* m[2];
  for (int k = 0; k < 2; k++) {
    char text[1200];
    snprintf(text, sizeof text,
             "%s<worldbody><body pos='-.94 .017 1.32' axisangle='.5 .54 -.66 23'><joint/>"
             "<geom size='.1'/><body pos='-.27 .24 -.28' axisangle='.09 .88 .45 17.9'>"
             "<geom size='.1'/><body pos='-.28 -.16 -.29' euler='-54 -22 -156'><joint/>"
             "<geom size='.1'/><body name='b' pos='-.21 .21 -.05' euler='11 17 71'><joint/>"
             "<geom size='.1'/></body></body></body></body></worldbody><deformable>"
             "<flex name='f' dim='2' body='b' element='0 1 2 1 3 2' radius='.004'"
             " vertex='0 0 0 .1 0 0 .05 .1 0 .05 .05 .1'/></deformable>",
             compiler[k]);
    m[k] = case_model(text);
  }
  assert_int_equal(m[0]->nbody, m[1]->nbody + 1);
  assert_memory_equal(m[0]->flex_vert0, m[1]->flex_vert0, 12 * sizeof(double));
  assert_memory_equal(m[0]->flex_size, m[1]->flex_size, 3 * sizeof(double));
  for (int k = 0; k < 2; k++) ct_deleteModel(m[k]);
}

static void masses_add_up(void** state) {
  (void)state;
  ctModel* m = case_model(FUSE("<body><joint/><geom size='1' mass='1'/><body pos='4 0 0'><geom "
                               "size='1' mass='1'/></body></body>"));
  assert_near(m->body_mass[1], 2, 1e-15);
  assert_numbers(m->body_ipos + 3, 3, 2, 0, 0);
  assert_numbers(m->body_inertia + 3, 3, 8.8, 8.8, 0.8);
  ct_deleteModel(m);
}

static void lights_and_cameras_come_along(void** state) {
  (void)state;
  ctModel* m = case_model(FUSE("<body pos='0 0 1' euler='0 90 0'><light pos='1 0 0' dir='0 0 "
                               "-1'/><camera pos='0 0 1'/></body>"));
  assert_int_equal(m->nbody, 1);
  assert_numbers(m->light_pos, 3, 0, 0, 0);
  assert_numbers(m->light_dir, 3, -1, 0, 0);
  assert_numbers(m->cam_pos, 3, 1, 0, 1);
  ct_deleteModel(m);
}

static void named_targets_and_mocap_bodies_stay(void** state) {
  (void)state;
  ctModel* m = case_model(
      FUSE("<body name='t'/><body name='u'/><body name='w'/><body mocap='true'/><body/>"
           "<camera target='t' mode='targetbody'/><light target='u'/>") "<custom><tuple "
                                                                        "name='x'><element "
                                                                        "objtype='body' "
                                                                        "objname='w'/></tuple></"
                                                                        "custom>");
  assert_int_equal(m->nbody, 5);
  assert_int_equal(m->cam_targetbodyid[0], 1);
  assert_int_equal(m->tuple_objid[0], 3);
  assert_int_equal(m->nmocap, 1);
  ct_deleteModel(m);
}

// MuJoCo's: an inner node keeps the geom it was the leaf of, and one node too many; fuse_bvh.h.
static void the_tree_of_volumes_has_what_fusing_leaves_behind(void** state) {
  (void)state;
  ctModel* m = case_model(
      FUSE("<body><joint/><geom size='.1'/><body pos='0 0 1'><geom size='.1'/></body></body>"));
  assert_int_equal(m->nbvh, 4);
  assert_int_equal(m->body_bvhnum[1], 3);
  assert_int_equal(m->bvh_nodeid[0], 0);
  assert_int_equal(m->bvh_nodeid[1] + m->bvh_nodeid[2], 1);
  ct_deleteModel(m);
}

static void visual_geoms_go_but_their_mass_stays(void** state) {
  (void)state;
  ctModel* m = case_model("<compiler discardvisual='true'/><worldbody><geom name='v' size='1' "
                          "contype='0' conaffinity='0'/>"
                          "<body><joint/><geom size='1' mass='2' contype='0' "
                          "conaffinity='0'/><geom name='c' size='1' mass='1' conaffinity='0'/>"
                          "</body></worldbody>");
  assert_int_equal(m->ngeom, 1);
  assert_string_equal(name_of(m, m->name_geomadr, 0), "c");
  assert_near(m->body_mass[1], 3, 1e-15);
  assert_int_equal(m->body_geomadr[0], -1);
  assert_int_equal(m->body_geomadr[1], 0);
  ct_deleteModel(m);
}

// Numbers of MuJoCo 3.5.0, which does not turn the moments of the fused body by its frame.
static void moments_of_a_turned_body(void** state) {
  (void)state;
  ctModel* m = case_model(
      FUSE("<body><freejoint/><inertial pos='.1 0 0' mass='1' diaginertia='1 2 2.5'/><geom "
           "size='.1'/><body pos='.3 .2 .1' quat='1 .2 .3 .4'><inertial pos='.1 .2 0' quat='1 .5 0 "
           ".2' mass='2' diaginertia='.3 .4 .5'/><geom size='.1'/></body></body>"));
  const double moment[] = {3.0654660525128166, 2.5199041961650006, 1.4216064955082257};
  const double com[] = {0.2565891472868217, 0.2170542635658915, 0.17519379844961244};
  assert_int_equal(m->nbody, 2);
  for (int i = 0; i < 3; i++) {
    assert_near(m->body_inertia[3 + i], moment[i], 1e-12);
    assert_near(m->body_ipos[3 + i], com[i], 1e-12);
  }
  ct_deleteModel(m);
}

// As in MuJoCo 3.5.0: without a name the body that the sensor measures on goes.
static void a_force_sensor_keeps_only_a_body_with_a_name(void** state) {
  (void)state;
  static const char* const name[] = {"name='s'", ""};
  for (int k = 0; k < 2; k++) {
    char xml[600];
    snprintf(xml, sizeof xml,
             FUSE("<body><joint/><geom size='.1'/><body %s pos='0 0 1'><geom size='.1'/><site "
                  "name='p'/></body></body>") "<sensor><force site='p'/></sensor>",
             name[k]);
    ctModel* m = case_model(xml);
    assert_int_equal(m->nbody, 3 - k);
    ct_deleteModel(m);
  }
}

// After fusing the geoms are s, t, m; the name m has position 1 as before.
static void names_of_elements_keep_their_old_places(void** state) {
  (void)state;
  ctModel* m = case_model(FUSE(
      "<body><geom name='s' size='.1'/><body name='b'><joint/><geom name='m' size='.2'/></body>"
      "</body><body><geom name='t' size='.3'/></body>") "<sensor><framepos objtype='geom' "
                                                        "objname='m'/></sensor>");
  assert_int_equal(m->ngeom, 3);
  assert_int_equal(ct_name2id(m, ctOBJ_GEOM, "m"), 2);
  assert_int_equal(m->sensor_objid[0], 1);
  ct_deleteModel(m);
}

static void a_named_body_stays_if_a_later_one_is_beyond_the_end(void** state) {
  (void)state;
  static const char* const first[] = {"<body><geom size='.1'/></body>", ""};
  for (int k = 0; k < 2; k++) {
    char xml[600];
    snprintf(xml, sizeof xml,
             FUSE("<camera mode='targetbody' target='r'/>%s<body name='n'><geom size='.1'/></body>"
                  "<body name='r'><geom size='.1'/></body>"),
             first[k]);
    ctModel* m = case_model(xml);
    assert_int_equal(m->nbody, 3 - k);
    assert_int_equal(ct_name2id(m, ctOBJ_BODY, "n"), k ? -1 : 1);
    ct_deleteModel(m);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(static_bodies_join_their_parents),
      cmocka_unit_test(a_flex_below_a_fused_body),
      cmocka_unit_test(masses_add_up),
      cmocka_unit_test(lights_and_cameras_come_along),
      cmocka_unit_test(named_targets_and_mocap_bodies_stay),
      cmocka_unit_test(the_tree_of_volumes_has_what_fusing_leaves_behind),
      cmocka_unit_test(visual_geoms_go_but_their_mass_stays),
      cmocka_unit_test(moments_of_a_turned_body),
      cmocka_unit_test(a_force_sensor_keeps_only_a_body_with_a_name),
      cmocka_unit_test(names_of_elements_keep_their_old_places),
      cmocka_unit_test(a_named_body_stays_if_a_later_one_is_beyond_the_end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
