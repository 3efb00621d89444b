#include "deform/record.h"
#include "math/vec.h"
#include "support/deform_scene.h"

static bool in_order(const ctDeformContact* a, const ctDeformContact* b) {
  if (a->body != b->body) return a->body < b->body;
  if (a->vertex != b->vertex) return a->vertex < b->vertex;
  if (a->elem != b->elem) return a->elem < b->elem;
  if (a->geom != b->geom) return a->geom < b->geom;
  if (a->other != b->other) return a->other < b->other;
  return a->other_elem < b->other_elem;
}

// Contacts come once, in order, and touch and force sensors see them.
static void sensors_see_contacts(void** state) {
  (void)state;
  DeformScene s = deform_scene(
      "<mujoco><option timestep='.005'/><worldbody><body pos='0 0 .1'><geom type='box' size='.2 .2 "
      ".05' mass='3'/><body name='pad' pos='0 0 .1'><joint name='j' type='slide' axis='0 0 1'/>"
      "<geom type='box' size='.2 .2 .05' mass='1' contype='2' conaffinity='2'/><site name='whole' "
      "type='box' size='.2 .2 .06'/><site name='half' type='box' size='.1 .2 .06' pos='-.1 0 0'/>"
      "</body></body></worldbody><equality><joint joint1='j'/></equality><sensor><touch "
      "site='whole'/><touch site='half'/><force site='whole'/></sensor></mujoco>");
  ctDeformDef def = deform_scene_def("wool");
  def.thickness = 0.01;
  def.contype = def.conaffinity = 2;
  deform_scene_cloth(&s, &def, 0.3, 8, 0.256);
  const DeformBody* b = deform_scene_body(&s, 0);
  double mass = 0, touch = 0, half = 0, force = 0;
  for (int i = 0; i < b->nvert; i++) mass += 1 / b->invmass[i];
  for (int i = 0; i < 600; i++) {
    ct_step(s.m, s.d);
    if (i < 400) continue;
    touch += s.d->sensordata[0] / 200;
    half += s.d->sensordata[1] / 200;
    force += s.d->sensordata[4] / 200;
  }
  assert_within(touch, 9.81 * mass, 0.01 * 9.81 * mass);
  assert_within(half, 0.5 * 9.81 * mass, 0.05 * 9.81 * mass);
  assert_within(force, 9.81 * (mass + 1), 0.01 * 9.81 * (mass + 1)); // carries pad and cloth
  const DeformSet* set = deform_scene_set(&s);
  for (int i = 1; i < set->ncon; i++) assert_true(in_order(set->con + i - 1, set->con + i));
  assert_true(set->ncon >= 4);
  deform_scene_close(&s);
}

// A cloth on two boxes at once: each has its share.
static void forces_belong_to_their_geoms(void** state) {
  (void)state;
  DeformScene s = deform_scene("<mujoco><option timestep='.005'/><worldbody><geom type='box' "
                               "size='.1 .2 .1' pos='-.1 0 0'/><geom type='box' size='.1 .2 .1' "
                               "pos='.1 0 0'/></worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("wool");
  def.thickness = 0.01;
  deform_scene_cloth(&s, &def, 0.3, 8, 0.106);
  for (int i = 0; i < 200; i++) ct_step(s.m, s.d);
  double f[2][3], mass = 0;
  const DeformBody* b = deform_scene_body(&s, 0);
  for (int i = 0; i < b->nvert; i++) mass += 1 / b->invmass[i];
  for (int g = 0; g < 2; g++) deform_scene_force(&s, g, f[g]);
  assert_within(-f[0][2] - f[1][2], 9.81 * mass, 0.02 * 9.81 * mass);
  assert_within(f[0][2], f[1][2], 0.1 * 9.81 * mass);
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(sensors_see_contacts),
      cmocka_unit_test(forces_belong_to_their_geoms),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
