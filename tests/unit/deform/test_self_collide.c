#include "deform/self_collide.h"
#include "math/vec.h"
#include "support/deform_scene.h"

#define EMPTY "<mujoco><option timestep='.005' gravity='0 0 %g'/><worldbody/></mujoco>"

static DeformScene empty_scene(double gravity) {
  char xml[200];
  snprintf(xml, sizeof xml, EMPTY, gravity);
  return deform_scene(xml);
}

// A cloth falls onto one that is held at its rim.
static void cloths_keep_their_thickness(void** state) {
  (void)state;
  DeformScene s = empty_scene(-9.81);
  int pin[60];
  ctDeformDef def = deform_scene_def("rubber");
  def.thickness = 0.01;
  def.npin = deform_scene_rim(9, pin);
  def.pin = pin;
  deform_scene_cloth(&s, &def, 0.6, 9, 0);
  def.npin = 0;
  def.name = "upper";
  deform_scene_cloth(&s, &def, 0.3, 6, 0.1);
  const DeformBody *lower = deform_scene_body(&s, 0), *upper = deform_scene_body(&s, 1);
  double least = 1, highest = -1, load = 0, mass = 0;
  for (int i = 0; i < 800; i++) {
    ct_step(s.m, s.d);
    const DeformSet* set = deform_scene_set(&s);
    for (int k = 0; k < set->ncon && i >= 400; k++)
      load += (set->con[k].body == 1 ? set->con[k].force[2] : -set->con[k].force[2]) / 400;
  }
  for (int i = 0; i < upper->nvert; i++) {
    highest = larger(highest, upper->x[3 * i + 2]);
    mass += 1 / upper->invmass[i];
    for (int k = 0; k < lower->nvert; k++)
      least = smaller(least, dist3(upper->x + 3 * i, lower->x + 3 * k));
  }
  assert_below(0.009, least);
  assert_below(highest, 0.05);
  assert_within(load, 9.81 * mass, 0.01 * 9.81 * mass);
  deform_scene_close(&s);
}

// Friction acts across the thickness: without it angular momentum is kept as well.
static void collide_cloths(int condim, double change[2]) {
  DeformScene s = empty_scene(0);
  ctDeformDef def = deform_scene_def("cotton");
  double start[6] = {0}, p[6] = {0};
  def.thickness = 0.006;
  def.condim = condim;
  deform_scene_cloth(&s, &def, 0.4, 8, 0);
  def.name = "upper";
  deform_scene_cloth(&s, &def, 0.3, 7, 0.05);
  DeformBody* b = deform_scene_body(&s, 1);
  for (int i = 0; i < b->nvert; i++) {
    b->v[3 * i] = 1;
    b->v[3 * i + 2] = -2;
  }
  deform_scene_momentum(&s, start);
  int touched = 0;
  for (int i = 0; i < 60; i++) {
    ct_step(s.m, s.d);
    touched += deform_scene_set(&s)->ncon;
  }
  deform_scene_momentum(&s, p);
  assert_true(touched > 10);
  change[0] = largest_difference(p, start, 3);
  change[1] = largest_difference(p + 3, start + 3, 3);
  deform_scene_close(&s);
}

static void collisions_of_cloths_conserve_momentum(void** state) {
  (void)state;
  double change[2];
  collide_cloths(3, change);
  assert_below(change[0], 1e-12);
  assert_below(change[1], 2e-3);
  collide_cloths(1, change);
  print_message("cloths: linear %g angular %g\n", change[0], change[1]);
  assert_below(change[0], 1e-12);
  assert_below(change[1], 1e-4);
}

// A sheet that is folded over: its layers do not pass each other.
static void layers_of_one_cloth_stay_apart(void** state) {
  (void)state;
  for (int collide = 0; collide < 2; collide++) {
    DeformScene s = deform_scene("<mujoco><option timestep='.005'/><worldbody><geom type='plane' "
                                 "size='1 1 1'/></worldbody></mujoco>");
    ctDeformDef def = deform_scene_def("silk");
    def.thickness = 0.01;
    def.material.bending = 1e-5;
    def.selfcollide = collide;
    deform_scene_cloth(&s, &def, 0.4, 17, 0.005);
    DeformBody* b = deform_scene_body(&s, 0);
    for (int i = 0; i < b->nvert; i++) { // the half x > 0 is folded back, 20 mm above the other
      double* x = b->x + 3 * i;
      if (x[0] <= 0.03) continue;
      x[0] = 0.06 - x[0];
      x[2] = 0.025;
    }
    for (int i = 0; i < 200; i++) ct_step(s.m, s.d);
    double upper = 0;
    int n = 0;
    for (int i = 0; i < b->nvert; i++)
      if (b->shape->def.vert[3 * i] > 0.1) {
        upper += b->x[3 * i + 2];
        n++;
      }
    if (collide)
      assert_below(0.012, upper / n); // on the lower layer, a thickness above the floor's
    else
      assert_below(upper / n, 0.0085);
    deform_scene_close(&s);
  }
}

// Ropes across each other.
static void ropes_do_not_pass_each_other(void** state) {
  (void)state;
  DeformScene s = empty_scene(-9.81);
  ctDeformDef def = deform_scene_def("rubber");
  char error[200];
  double a[3] = {-.3, 0, 0}, b[3] = {.3, 0, 0}, c[3] = {.02, -.3, .05}, d[3] = {.02, .3, .05};
  int pin[2] = {0, 7};
  def.thickness = 0.02;
  def.npin = 2;
  def.pin = pin;
  deform_scene_add(&s, ct_makeRope(&def, a, b, 7, error, sizeof error));
  def.npin = 0;
  def.name = "upper";
  deform_scene_add(&s, ct_makeRope(&def, c, d, 7, error, sizeof error));
  for (int i = 0; i < 60; i++) ct_step(s.m, s.d);
  const DeformBody* upper = deform_scene_body(&s, 1);
  double middle = 0.5 * (upper->x[3 * 3 + 2] + upper->x[3 * 4 + 2]);
  assert_below(-0.1, middle); // free fall would be 0.44 m
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(cloths_keep_their_thickness),
      cmocka_unit_test(collisions_of_cloths_conserve_momentum),
      cmocka_unit_test(layers_of_one_cloth_stay_apart),
      cmocka_unit_test(ropes_do_not_pass_each_other),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
