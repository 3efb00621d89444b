#include "compile/emit.h"
#include "unit/compile/spec_case.h"

static const char kModel[] =
    "<size nuser_tendon='2'/><worldbody><site name='s'/><geom name='w' size='1'/><body name='a' "
    "pos='0 0 1'><joint name='j'/><geom name='g' size='.1' pos='1 0 0'/><site name='t'/></body>"
    "</worldbody><contact><pair name='p' geom1='g' geom2='w' condim='4' gap='.5'/><exclude "
    "body1='world' body2='a'/></contact><equality><joint joint1='j' polycoef='1 2 3 4 5'/>"
    "</equality><tendon><spatial name='x' range='0 1' user='7'><site site='s'/><site site='t'/>"
    "</spatial><fixed><joint joint='j' coef='3'/></fixed></tendon>";

static void fields(void** state) {
  (void)state;
  ctModel* m = case_model(kModel);
  assert_int_equal(m->pair_dim[0], 4);
  assert_int_equal(m->pair_geom1[0], 0);
  assert_int_equal(m->pair_signature[0], 1);
  assert_near(m->pair_gap[0], 0.5, 0);
  assert_int_equal(m->exclude_signature[0], 1);
  assert_int_equal(m->eq_type[0], ctEQ_JOINT);
  assert_int_equal(m->eq_obj2id[0], -1);
  assert_int_equal(m->eq_active0[0], 1);
  assert_numbers(m->eq_data, 5, 1, 2, 3, 4, 5);
  assert_int_equal(m->nemax, 1);
  assert_int_equal(m->nwrap, 3);
  assert_int_equal(m->tendon_adr[1], 2);
  assert_int_equal(m->tendon_limited[0], 1);
  assert_int_equal(m->tendon_limited[1], 0);
  assert_numbers(m->tendon_user, 4, 7, 0, 0, 0);
  assert_near(m->tendon_length0[0], 1, 1e-12);
  assert_int_equal(m->wrap_type[2], ctWRAP_JOINT);
  assert_near(m->wrap_prm[2], 3, 0);
  assert_int_equal(ct_name2id(m, ctOBJ_PAIR, "p"), 0);
  assert_int_equal(ct_name2id(m, ctOBJ_TENDON, "x"), 0);
  ct_deleteModel(m);
}

TEST_MAIN(cmocka_unit_test(fields))
