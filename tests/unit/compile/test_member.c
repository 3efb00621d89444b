// One table copies members of elements to the model and back.
#include "compile/member.h"
#include "spec/vectors.h"
#include "unit/compile/spec_case.h"

static const char kModel[] =
    "<size nuser_geom='3'/><worldbody><body><joint/><geom size='1'/></body><body>"
    "<joint axis='0 1 0'/><geom size='2'/></body></worldbody>";

static void members_go_to_their_row(void** state) {
  (void)state;
  ctModel* m = case_model(kModel);
  ctDoubleVec user = {.data = (double[]){7, 8}, .count = 2};
  ctsGeom s = {.type = ctGEOM_BOX, .friction = {.1, .2, .3}, .rgba = {0, .25f, .5f, 1}};
  s.userdata = &user;
  const double other = m->geom_friction[0];
  member_emit(&spec_members_geom, &s, m, 1);
  assert_int_equal(m->geom_type[1], ctGEOM_BOX);
  assert_memory_equal(m->geom_friction + 3, s.friction, sizeof s.friction);
  assert_memory_equal(m->geom_rgba + 4, s.rgba, sizeof s.rgba);
  assert_memory_equal(m->geom_user + 3, ((double[]){7, 8, 0}), 3 * sizeof(double));
  assert_true(m->geom_friction[0] == other && m->geom_user[2] == 0);
  ct_deleteModel(m);
}

static void only_edited_rows_go_back(void** state) {
  (void)state;
  ctModel *m = case_model(kModel), *old = case_model(kModel);
  ctsGeom s = {.friction = {9, 9, 9}, .margin = 9, .pos = {9, 9, 9}, .type = ctGEOM_BOX};
  m->geom_friction[4] = .75;
  m->geom_pos[3] = 1;
  m->geom_type[1] = ctGEOM_CAPSULE;
  member_copy_back(&spec_members_geom, &s, m, old, 1);
  assert_memory_equal(s.friction, m->geom_friction + 3, sizeof s.friction);
  assert_true(s.margin == 9);                         // not edited
  assert_true(s.pos[0] == 9 && s.type == ctGEOM_BOX); // does not go back as it stands
  ct_deleteModel(m);
  ct_deleteModel(old);
}

// Every list has members, and every row that goes back is a number.
static void the_lists_are_complete(void** state) {
  (void)state;
  int back = 0;
  for (int i = 0; i < spec_members_count; i++) {
    assert_true(spec_members[i]->count > 0);
    for (int k = 0; k < spec_members[i]->count; k++) {
      const SpecMember* x = spec_members[i]->item + k;
      assert_true((x->bytes == 0) != (x->width == 0));
      if (x->back) assert_true(x->bytes > 0);
      back += x->back;
    }
  }
  assert_true(back >= 70);
  assert_ptr_equal(spec_members[0], &spec_members_body);
}

static void dofs_have_a_list_of_their_own(void** state) {
  (void)state;
  ctModel *m = case_model(kModel), *old = case_model(kModel);
  ctsJoint s = {.armature = 3, .damping = 4};
  member_emit(&spec_members_dof, &s, m, 1);
  assert_true(m->dof_armature[1] == 3 && m->dof_damping[1] == 4);
  s.armature = s.damping = 0;
  member_copy_back(&spec_members_dof, &s, m, old, 1);
  assert_true(s.armature == 3 && s.damping == 0); // damping goes back with the stiffness
  ct_deleteModel(m);
  ct_deleteModel(old);
}

TEST_MAIN(cmocka_unit_test(members_go_to_their_row), cmocka_unit_test(only_edited_rows_go_back),
          cmocka_unit_test(the_lists_are_complete), cmocka_unit_test(dofs_have_a_list_of_their_own))
