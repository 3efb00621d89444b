#include "unit/compile/build_case.h"

// Each attribute reaches its own field.
static void geom_fields(void** state) {
  (void)state;
  ctModel* m = case_model("<worldbody><geom size='1'/><body><joint/><geom type='box' size='1 2 2' "
                          "contype='2' conaffinity='3' condim='4' group='5'"
                          " priority='6' friction='.1 .2 .3' solmix='7' solref='.04 .5' solimp='.6 "
                          ".7 .08 .9 3' margin='.5' gap='.25'"
                          " rgba='0 .25 .5 .75' pos='4 5 6' user='8'/></body></worldbody>");
  assert_int_equal(m->geom_type[1], ctGEOM_BOX);
  assert_int_equal(m->geom_bodyid[1], 1);
  assert_int_equal(m->geom_contype[1] * 1000 + m->geom_conaffinity[1] * 100 +
                       m->geom_condim[1] * 10 + m->geom_group[1],
                   2345);
  assert_int_equal(m->geom_priority[1], 6);
  assert_int_equal(m->geom_dataid[1], -1);
  assert_int_equal(m->geom_matid[1], -1);
  assert_numbers(m->geom_friction + 3, 3, .1, .2, .3);
  assert_numbers(m->geom_solref + ctNREF, 2, .04, .5);
  assert_numbers(m->geom_solimp + ctNIMP, 5, .6, .7, .08, .9, 3);
  assert_numbers(m->geom_pos + 3, 3, 4, 5, 6);
  assert_numbers(m->geom_rgba + 4, 4, 0, .25, .5, .75);
  assert_near(m->geom_solmix[1] + m->geom_margin[1] + m->geom_gap[1], 7.75, 1e-15);
  assert_near(m->geom_rbound[1], 3, 1e-15);
  assert_near(m->geom_user[1], 8, 0);
  assert_int_equal(m->geom_sameframe[1], ctSAMEFRAME_BODYROT);
  ct_deleteModel(m);
}

static void site_fields(void** state) {
  (void)state;
  ctModel* m = case_model("<worldbody><site type='box' size='1 2 3' pos='4 5 6' group='2' rgba='1 "
                          "0 .5 .25' user='7 8'/></worldbody>");
  assert_int_equal(m->site_type[0], ctGEOM_BOX);
  assert_int_equal(m->site_group[0], 2);
  assert_numbers(m->site_size, 3, 1, 2, 3);
  assert_numbers(m->site_pos, 3, 4, 5, 6);
  assert_numbers(m->site_rgba, 4, 1, 0, .5, .25);
  assert_numbers(m->site_user, 2, 7, 8);
  ct_deleteModel(m);
}

static void camera_fields(void** state) {
  (void)state;
  ctModel* m = case_model("<worldbody><body name='b'><camera mode='targetbody' target='b' "
                          "fovy='30' ipd='.5' resolution='3 4' pos='1 2 3'"
                          " projection='orthographic' user='6'/></body></worldbody>");
  assert_int_equal(m->cam_bodyid[0], 1);
  assert_int_equal(m->cam_mode[0], ctCAMLIGHT_TARGETBODY);
  assert_int_equal(m->cam_targetbodyid[0], 1);
  assert_int_equal(m->cam_projection[0], ctPROJ_ORTHOGRAPHIC);
  assert_numbers(m->cam_resolution, 2, 3, 4);
  assert_numbers(m->cam_pos, 3, 1, 2, 3);
  assert_near(m->cam_fovy[0] + m->cam_ipd[0] + m->cam_user[0], 36.5, 1e-15);
  ct_deleteModel(m);
}

static void light_fields(void** state) {
  (void)state;
  ctModel* m = case_model("<worldbody><light type='point' castshadow='false' active='false' "
                          "bulbradius='.5' intensity='2' range='4' pos='1 2 3'"
                          " dir='0 3 4' attenuation='1 2 4' cutoff='8' exponent='16' ambient='.25 "
                          "0 0' diffuse='0 .25 0' specular='0 0 .25'/>"
                          "</worldbody>");
  assert_int_equal(m->light_type[0], ctLIGHT_POINT);
  assert_int_equal(m->light_castshadow[0] + m->light_active[0], 0);
  assert_int_equal(m->light_texid[0], -1);
  assert_int_equal(m->light_targetbodyid[0], -1);
  assert_numbers(m->light_pos, 3, 1, 2, 3);
  assert_numbers(m->light_dir, 3, 0, .6, .8);
  assert_numbers(m->light_attenuation, 3, 1, 2, 4);
  assert_numbers(m->light_ambient, 3, .25, 0, 0);
  assert_numbers(m->light_diffuse, 3, 0, .25, 0);
  assert_numbers(m->light_specular, 3, 0, 0, .25);
  assert_near((double)(m->light_bulbradius[0] + m->light_intensity[0] + m->light_range[0]), 6.5,
              1e-6);
  assert_near((double)(m->light_cutoff[0] + m->light_exponent[0]), 24, 1e-6);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(geom_fields),
      cmocka_unit_test(site_fields),
      cmocka_unit_test(camera_fields),
      cmocka_unit_test(light_fields),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
