#include "deform/record.h"
#include "support/deform_scene.h"

#define FLOOR                                                                                      \
  "<mujoco><option timestep='.005'/><worldbody><geom type='plane' size='2 2 "                      \
  ".1'/></worldbody></mujoco>"

// A cloth that lies on the floor: its contacts carry its weight.
static void contacts_of_a_step_carry_the_weight(void** state) {
  (void)state;
  DeformScene s = deform_scene(FLOOR);
  ctDeformDef def = deform_scene_def("cotton");
  def.thickness = 0.004;
  deform_scene_cloth(&s, &def, 0.3, 5, 0.002);
  for (int i = 0; i < 200; i++) ct_step(s.m, s.d);
  const DeformBody* b = deform_scene_body(&s, 0);
  const DeformSet* set = deform_scene_set(&s);
  double mass = 0, force[3];
  for (int i = 0; i < b->nvert; i++) mass += 1 / b->invmass[i];
  deform_scene_force(&s, 0, force);
  assert_within(force[2], -9.81 * mass, 0.01 * 9.81 * mass);
  for (int i = 0; i < set->ncon; i++) {
    const ctDeformContact* c = set->con + i;
    assert_int_equal(c->geom, 0);
    assert_int_equal(c->other, -1);
    assert_within(c->normal[2], 1, 1e-12);
    assert_true(b->flags[c->vertex] & DEFORM_COLLIDING);
    if (i > 0) assert_true(c[-1].vertex <= c->vertex); // in order
  }
  deform_scene_close(&s);
}

static void body_in_the_air_has_no_contacts_and_no_flags(void** state) {
  (void)state;
  DeformScene s = deform_scene(FLOOR);
  ctDeformDef def = deform_scene_def("cotton");
  deform_scene_cloth(&s, &def, 0.3, 5, 1);
  ct_step(s.m, s.d);
  const DeformBody* b = deform_scene_body(&s, 0);
  assert_int_equal(deform_scene_set(&s)->ncon, 0);
  for (int i = 0; i < b->nvert; i++) assert_false(b->flags[i] & DEFORM_COLLIDING);
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(contacts_of_a_step_carry_the_weight),
      cmocka_unit_test(body_in_the_air_has_no_contacts_and_no_flags),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
