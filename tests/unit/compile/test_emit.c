#include "unit/compile/build_case.h"

// Model name first, then kind by kind, each with its final zero.
static void names_are_in_order(void** state) {
  (void)state;
  ctModel* m = case_model(
      "<worldbody><body name='b'><joint name='j'/><geom size='1' "
      "name='g'/><site/></body></worldbody>"
      "<custom><numeric name='n' size='1'/></custom><keyframe><key name='k'/></keyframe>");
  const char want[] = "MuJoCo Model\0world\0b\0j\0g\0\0n\0k";
  assert_int_equal(m->nnames, sizeof(want));
  assert_memory_equal(m->names, want, sizeof(want));
  assert_string_equal(m->names + m->name_keyadr[0], "k");
  assert_int_equal(ct_name2id(m, ctOBJ_NUMERIC, "n"), 0);
  assert_int_equal(ct_name2id(m, ctOBJ_BODY, "b"), 1);
  assert_int_equal(m->npaths, 1);
  ct_deleteModel(m);
}

static void sizes_come_from_the_spec(void** state) {
  (void)state;
  ctModel* m =
      case_model("<size njmax='100' nconmax='30' nuserdata='4' nkey='2' nuser_tendon='3'/>");
  assert_int_equal(m->njmax, 100);
  assert_int_equal(m->nconmax, 30);
  assert_int_equal(m->nuserdata, 4);
  assert_int_equal(m->nkey, 2);
  assert_int_equal(m->nuser_tendon, 3);
  assert_int_equal(m->nbody, 1);
  ct_deleteModel(m);
}

// Numbers that MuJoCo 3.5.0 gives.
static void arena_has_the_known_sizes(void** state) {
  (void)state;
  const struct {
    const char* xml;
    cttSize bytes;
  } row[] = {
      {"<worldbody><body><freejoint/><geom size='.1'/><site/></body></worldbody>", 13 << 20},
      {"<size njmax='100' nconmax='30' nuserdata='3' nkey='2'/><worldbody/>", 1 << 20},
      {"<size nstack='1000'/>", 3 << 20},
      {"<size memory='1234'/>", 1234},
  };
  for (size_t i = 0; i < sizeof(row) / sizeof(row[0]); i++) {
    ctModel* m = case_model(row[i].xml);
    assert_int_equal(m->narena, row[i].bytes);
    ct_deleteModel(m);
  }
}

static void options_and_visuals_are_copied(void** state) {
  (void)state;
  ctModel* m =
      case_model("<option timestep='0.004' integrator='RK4'/><visual><map zfar='9'/></visual>");
  assert_near(m->opt.timestep, 0.004, 0);
  assert_int_equal(m->opt.integrator, ctINT_RK4);
  assert_near((double)m->vis.map.zfar, 9, 0);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(names_are_in_order),
      cmocka_unit_test(sizes_come_from_the_spec),
      cmocka_unit_test(arena_has_the_known_sizes),
      cmocka_unit_test(options_and_visuals_are_copied),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
