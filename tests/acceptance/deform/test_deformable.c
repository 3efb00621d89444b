// Requirement 11: registered deformable bodies and their contacts with the rigid world.
#include "base/alloc.h"
#include "deform/touch.h"
#include "generated/kinds.h"
#include "math/vec.h"
#include "support/deform_scene.h"
#include "support/sanitized.h"

#include <string.h>

#define BALL                                                                                       \
  "<mujoco><option timestep='.004'/><worldbody><body pos='0 0 %g'><freejoint/>"                    \
  "<geom type='sphere' size='.1' mass='1'/></body></worldbody></mujoco>"

// A ball over a rubber cloth that is held at its rim.
static DeformScene drop_ball(double height, int count, double thickness) {
  char xml[400];
  int pin[400];
  snprintf(xml, sizeof xml, BALL, height);
  DeformScene s = deform_scene(xml);
  ctDeformDef def = deform_scene_def("rubber");
  def.thickness = thickness;
  def.npin = deform_scene_rim(count, pin);
  def.pin = pin;
  deform_scene_cloth(&s, &def, 1, count, 0);
  return s;
}

// How deep the deepest vertex is inside the ball.
static double depth_in_ball(const DeformScene* s) {
  const DeformBody* b = deform_scene_body(s, 0);
  double deepest = 0;
  for (int i = 0; i < b->nvert; i++)
    deepest = larger(deepest, 0.1 - dist3(b->x + 3 * i, s->d->qpos));
  return deepest;
}

static void r11_ac01_ball_comes_to_rest_on_a_rubber_cloth(void** state) {
  (void)state;
  const double thickness = 0.004;
  DeformScene s = drop_ball(0.5, 21, thickness);
  double force[3], mean = 0, deepest = 0;
  int steps = SANITIZED ? 200 : 3000, last = 250;
  for (int i = 0; i < steps; i++) {
    ct_step(s.m, s.d);
    deepest = larger(deepest, depth_in_ball(&s));
    deform_scene_force(&s, 0, force);
    if (i >= steps - last) mean += force[2] / last;
  }
  print_message("ball: force %.6f speed %g height %g depth %g\n", mean, s.d->qvel[2], s.d->qpos[2],
                deepest);
  assert_below(deepest, 2 * thickness);
  assert_below(s.d->qpos[2], SANITIZED ? 0.5 : 0.099); // the cloth gives way
  if (!SANITIZED) {                                    // else it is not at rest yet
    assert_within(force[2], 9.81, 0.981);
    assert_within(mean, 9.81, 0.01 * 9.81);
    assert_below(fabs(s.d->qvel[2]), 0.02);
  }
  deform_scene_close(&s);
}

static void r11_ac02_chain_over_an_edge_comes_to_rest(void** state) {
  (void)state;
  DeformScene s = deform_scene("<mujoco><option timestep='0.016666666666666666'/><worldbody>"
                               "<geom type='box' size='.3 .3 .3' friction='1'/>"
                               "</worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("rubber");
  char error[200] = "";
  def.thickness = 0.02; // radius 0.01
  double from[3] = {-.1, 0, .311}, to[3] = {.4, 0, .311};
  deform_scene_add(&s, ct_makeRope(&def, from, to, 10, error, sizeof error));
  for (int i = 0; i < (SANITIZED ? 50 : 500); i++) ct_step(s.m, s.d);
  const DeformBody* b = deform_scene_body(&s, 0);
  double fastest = 0, lowest = 1;
  for (int i = 0; i < b->nvert; i++) {
    fastest = larger(fastest, norm3(b->v + 3 * i));
    lowest = smaller(lowest, b->x[3 * i + 2]);
  }
  print_message("chain: speed %g lowest %g\n", fastest, lowest);
  assert_below(fastest, SANITIZED ? 10 : 1e-4);
  assert_below(lowest, 0.305); // it hangs down
  deform_scene_close(&s);
}

// A sheet on a slope of the angle `part` atan(mu): its acceleration over that of a free slide.
static double slide_on_slope(double part, double mu, double* creep) {
  char xml[400];
  double angle = part * atan(mu), v[2] = {0}, x[2] = {0};
  snprintf(xml, sizeof xml,
           "<mujoco><option timestep='.005' gravity='%.17g 0 %.17g'/><worldbody><geom type='plane' "
           "size='1 1 1' friction='.4'/></worldbody></mujoco>",
           9.81 * sin(angle), -9.81 * cos(angle));
  DeformScene s = deform_scene(xml);
  ctDeformDef def = deform_scene_def("cotton");
  def.thickness = 0.004;
  def.material.friction = mu * mu / 0.4;
  deform_scene_cloth(&s, &def, 0.3, 7, 0.002);
  const DeformBody* b = deform_scene_body(&s, 0);
  for (int k = 0; k < 2; k++) {
    for (int i = 0; i < 200; i++) ct_step(s.m, s.d);
    for (int i = 0; i < b->nvert; i++) {
      v[k] += b->v[3 * i] / b->nvert;
      x[k] += b->x[3 * i] / b->nvert;
    }
  }
  *creep = x[1] - x[0];
  deform_scene_close(&s);
  return v[1] - v[0]; // in one second
}

static void r11_ac03_sheet_sticks_below_the_friction_angle_and_slides_above(void** state) {
  (void)state;
  static const double kMu[] = {0.5, 0.2, 0.9};
  for (int k = 0; k < (SANITIZED ? 1 : 3); k++) {
    double mu = kMu[k], creep;
    slide_on_slope(0.98, mu, &creep);
    assert_below(fabs(creep), 1e-6);
    slide_on_slope(1.02, mu, &creep);
    assert_below(1e-3, creep);
    double angle = 1.5 * atan(mu), a = slide_on_slope(1.5, mu, &creep);
    double expected = 9.81 * (sin(angle) - mu * cos(angle));
    assert_within(a, expected, 0.02 * expected);
  }
}

// One vertex of a cloth in a plane that holds it by a contact: the constraint alone.
static void r11_ac04_collision_constraint_pushes_a_vertex_out(void** state) {
  (void)state;
  ctDeformDef def = deform_scene_def("cotton");
  // solref 0: the whole overlap is removed at once, else the share dt / (dt + 2 t r) times d
  def.solref[0] = 0;
  def.solimp[0] = def.solimp[1] = 1;
  assert_within(touch_recovery(&def, 0.01, 0.001), 1, 1e-15);
  def.solref[0] = 0.02;
  def.solref[1] = 1;
  assert_within(touch_recovery(&def, 0.01, 0.001), 0.001 / 0.041, 1e-15);
  def.solimp[0] = def.solimp[1] = 0.5;
  assert_within(touch_recovery(&def, 0.01, 0.001), 0.5 * 0.001 / 0.041, 1e-15);

  // in the step: 0.01 deep, without gravity
  DeformScene s = deform_scene("<mujoco><option timestep='.001' gravity='0 0 0'/><worldbody>"
                               "<geom type='plane' size='1 1 1'/></worldbody></mujoco>");
  def.thickness = 0.02;
  def.solref[0] = 0;
  def.solimp[0] = def.solimp[1] = 1;
  deform_scene_cloth(&s, &def, 0.3, 4, 0); // each vertex is 0.01 too low
  ct_step(s.m, s.d);
  const DeformBody* b = deform_scene_body(&s, 0);
  for (int i = 0; i < b->nvert; i++) {
    assert_within(b->x[3 * i + 2], 0.01, 1e-12);
    assert_within(b->v[3 * i + 2], 0, 1e-9); // no energy is added
  }
  deform_scene_close(&s);
}

static void r11_ac05_nothing_registered_costs_nothing(void** state) {
  (void)state;
  char xml[400];
  snprintf(xml, sizeof xml, BALL, 0.5);
  DeformScene s = deform_scene(xml);
  for (int i = 0; i < 10; i++) ct_step(s.m, s.d);
  size_t before = alloc_count();
  for (int i = 0; i < 100; i++) ct_step(s.m, s.d);
  assert_int_equal(alloc_count(), before);
  assert_null(data_own(s.d)->deform);
  deform_scene_close(&s);
}

static int count_colliding(const DeformBody* b) {
  int n = 0;
  for (int i = 0; i < b->nvert; i++) n += (b->flags[i] & DEFORM_COLLIDING) != 0;
  return n;
}

// A cloth of 0.4 m over a ball of radius 0.2 m.
static void r11_ac06_colliding_vertices_are_flagged(void** state) {
  (void)state;
  DeformScene s = deform_scene("<mujoco><option timestep='.002'/><worldbody><geom type='sphere' "
                               "size='.2' friction='1'/></worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("cotton");
  def.thickness = 0.002;
  deform_scene_cloth(&s, &def, 0.4, 21, 0.21);
  const DeformBody* b = deform_scene_body(&s, 0);
  ct_step(s.m, s.d);
  assert_int_equal(count_colliding(b), 0);
  for (int i = 0; i < (SANITIZED ? 300 : 1000); i++) ct_step(s.m, s.d);
  double part = (double)count_colliding(b) / b->nvert;
  print_message("draped: %.3f of the vertices collide\n", part);
  assert_below(0.2, part);
  assert_below(part, 0.45);
  // every flagged vertex is in a contact, and no other is
  const DeformSet* set = deform_scene_set(&s);
  for (int i = 0; i < set->ncon; i++)
    if (set->con[i].elem < 0) assert_true(b->flags[set->con[i].vertex] & DEFORM_COLLIDING);
  // away from the ball all flags are gone
  for (int i = 0; i < b->nvert; i++) deform_scene_body(&s, 0)->x[3 * i + 2] += 1;
  ct_step(s.m, s.d);
  assert_int_equal(count_colliding(b), 0);
  deform_scene_close(&s);
}

// For every shape: the normal leads out of the geom, and moving by depth ends the overlap.
static void r11_ac07_normals_push_vertices_out(void** state) {
  (void)state;
  static const char* const kGeom[] = {
      "type='sphere' size='.1'",           "type='capsule' size='.08 .1'",
      "type='box' size='.1 .12 .09'",      "type='cylinder' size='.1 .1'",
      "type='ellipsoid' size='.1 .15 .1'", "type='plane' size='1 1 1' pos='0 0 .085'",
  };
  for (size_t k = 0; k < sizeof kGeom / sizeof *kGeom; k++) {
    char xml[400];
    snprintf(xml, sizeof xml, "<mujoco><worldbody><geom %s/></worldbody></mujoco>", kGeom[k]);
    DeformScene s = deform_scene(xml);
    ctDeformDef def = deform_scene_def("cotton");
    def.thickness = 0.02;
    deform_scene_cloth(&s, &def, 0.5, 21, 0.09);
    ct_forward(s.m, s.d);
    const DeformSet* set = deform_scene_set(&s);
    int overlaps = 0;
    for (int i = 0; i < set->ncon; i++) {
      const ctDeformContact* c = set->con + i;
      if (c->elem >= 0) continue;
      const double* x = set->body->x + 3 * c->vertex;
      double moved[3], to[3];
      assert_within(norm3(c->normal), 1, 1e-12);
      // the vertex is at dist = margin - depth along the normal from the surface
      sub3(to, x, c->pos);
      assert_within(dot3(to, c->normal), 0.01 - c->depth, 1e-9);
      addscl3(moved, x, c->normal, c->depth);
      sub3(to, moved, c->pos);
      assert_within(dot3(to, c->normal), 0.01, 1e-9);
      overlaps += c->depth > 0;
    }
    assert_below(3, overlaps);
    deform_scene_close(&s);
  }
}

static void r11_ac08_friction_is_the_geometric_mean(void** state) {
  (void)state;
  static const double kPair[][2] = {{0.5, 0.8}, {0.2, 1}, {0.9, 0.1}, {0, 1}, {2, 0.5}};
  for (size_t k = 0; k < sizeof kPair / sizeof *kPair; k++) {
    char xml[400];
    snprintf(
        xml, sizeof xml,
        "<mujoco><worldbody><geom type='plane' size='1 1 1' friction='%g'/></worldbody></mujoco>",
        kPair[k][1]);
    DeformScene s = deform_scene(xml);
    ctDeformDef def = deform_scene_def("cotton");
    def.thickness = 0.01;
    def.material.friction = kPair[k][0];
    deform_scene_cloth(&s, &def, 0.2, 3, 0.004);
    ct_forward(s.m, s.d);
    const DeformSet* set = deform_scene_set(&s);
    assert_int_equal(set->ncon, 9);
    for (int i = 0; i < set->ncon; i++)
      assert_within(set->con[i].friction, sqrt(kPair[k][0] * kPair[k][1]), 1e-15);
    deform_scene_close(&s);
  }
}

// The step works under every integrator, and forward alone changes no state.
static void r11_ac11_every_integrator_steps_deformable_bodies(void** state) {
  (void)state;
  for (int kind = 0; kind < INTEGRATOR_KINDS; kind++) {
    DeformScene s = drop_ball(0.12, 11, 0.004);
    s.m->opt.integrator = kind;
    DeformBody* b = deform_scene_body(&s, 0);
    double* before = alloc_bytes(3 * (size_t)b->nvert * sizeof(double));
    for (int i = 0; i < (SANITIZED ? 40 : 200); i++) ct_step(s.m, s.d);
    memcpy(before, b->x, 3 * (size_t)b->nvert * sizeof(double));
    ct_forward(s.m, s.d);
    assert_memory_equal(before, b->x, 3 * (size_t)b->nvert * sizeof(double));
    ct_step(s.m, s.d);
    assert_true(largest_difference(before, b->x, 3 * b->nvert) > 0);
    assert_below(depth_in_ball(&s), 0.008);
    assert_below(0, deform_scene_set(&s)->ncon);
    alloc_free(before);
    deform_scene_close(&s);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r11_ac01_ball_comes_to_rest_on_a_rubber_cloth),
      cmocka_unit_test(r11_ac02_chain_over_an_edge_comes_to_rest),
      cmocka_unit_test(r11_ac03_sheet_sticks_below_the_friction_angle_and_slides_above),
      cmocka_unit_test(r11_ac04_collision_constraint_pushes_a_vertex_out),
      cmocka_unit_test(r11_ac05_nothing_registered_costs_nothing),
      cmocka_unit_test(r11_ac06_colliding_vertices_are_flagged),
      cmocka_unit_test(r11_ac07_normals_push_vertices_out),
      cmocka_unit_test(r11_ac08_friction_is_the_geometric_mean),
      cmocka_unit_test(r11_ac11_every_integrator_steps_deformable_bodies),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
