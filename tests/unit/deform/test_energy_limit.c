#include "deform/energy_limit.h"
#include "math/vec.h"
#include "support/deform_scene.h"

// A ball or sheet of a very stiff material, thrown.
static DeformScene throw_stiff(const char* xml, double young, const double v[3], bool sheet) {
  DeformScene s = deform_scene(xml);
  ctDeformDef def = deform_scene_def("rubber");
  char error[200] = "";
  def.material.young = young;
  def.material.damping = 0;
  def.thickness = 0.01;
  ctDeformable* made =
      sheet ? ct_makeClothRectangle(&def, (double[]){.3, .3}, (int[]){6, 6}, error, sizeof error)
            : ct_makeSoftBall(&def, 0.1, 5, error, sizeof error);
  ct_moveDeformable(made, (double[]){0, 0, .2}, (double[]){.9, .3, .1, .3});
  deform_scene_add(&s, made);
  DeformBody* b = deform_scene_body(&s, 0);
  for (int i = 0; i < b->nvert; i++) copy3(b->v + 3 * i, v);
  return s;
}

static double whole_energy(const DeformScene* s) {
  return deform_scene_energy(s) + deform_scene_elastic(s);
}

#define FLOOR                                                                                      \
  "<mujoco><option timestep='.004'/><worldbody><geom type='plane' size='1 1 1'/></worldbody>"      \
  "</mujoco>"

// From soft to what no substep resolves: kinetic and gravitational energy do not rise above the
// start.
static void thrown_bodies_gain_no_energy(void** state) {
  (void)state;
  static const double kYoung[] = {1e4, 1e6, 1e8, 1e11};
  for (int k = 0; k < 8; k++) {
    DeformScene s = throw_stiff(FLOOR, kYoung[k % 4], (double[]){3, 0, -8}, k > 3);
    double start = whole_energy(&s), most = start, lowest = 1;
    for (int i = 0; i < 60; i++) {
      ct_step(s.m, s.d);
      most = larger(most, deform_scene_energy(&s));
      lowest = smaller(lowest, deform_scene_body(&s, 0)->x[2]);
    }
    assert_below(most, 1.01 * start);
    assert_below(lowest, 0.2); // it came down
    deform_scene_close(&s);
  }
}

// Crushed in free flight: energy falls, linear and angular momentum stay.
static void the_limit_keeps_momentum(void** state) {
  (void)state;
  DeformScene s = throw_stiff("<mujoco><option timestep='.004' gravity='0 0 0'/></mujoco>", 1e10,
                              (double[]){1, 2, 3}, false);
  DeformBody* b = deform_scene_body(&s, 0);
  for (int i = 0; i < b->nvert; i++) {
    b->x[3 * i] *= 0.4;
    b->v[3 * i + 1] += 20 * b->x[3 * i + 2];
  }
  double before[6] = {0}, energy = whole_energy(&s);
  deform_scene_momentum(&s, before);
  for (int i = 0; i < 60; i++) {
    ct_step(s.m, s.d);
    double p[6] = {0}, now = whole_energy(&s);
    deform_scene_momentum(&s, p);
    assert_within(largest_difference(p, before, 6), 0, 1e-10 * norm3(before));
    assert_below(now, energy * (1 + 1e-6));
    energy = now;
  }
  deform_scene_close(&s);
}

// A part with too much energy: what is left are its rigid motion and the energy it may have.
static void too_much_energy_is_taken_from_the_inner_motion(void** state) {
  (void)state;
  DeformScene s = throw_stiff("<mujoco><option timestep='.001' gravity='0 0 0'/></mujoco>", 1e5,
                              (double[]){1, 0, 0}, false);
  DeformSet* set = deform_scene_set(&s);
  DeformWork* w = deform_work(set);
  DeformBody* b = set->body;
  assert_true(work_begin(w, set, s.m));
  w->touch.count = w->hold.count = 0;
  w->dt = 1e-3;
  energy_limit_begin(w);
  DeformPart* p = w->part.data;
  double energy = p->kinetic_before, before[6] = {0}, after[6] = {0};
  energy_limit_begin_substep(w, (double[]){0, 0, 0});
  for (int i = 0; i < b->nvert; i++) {
    p->state.x[3 * i] += 1e-3;                   // as fast as before
    p->state.x[3 * i + 2] += 1e-4 * (i % 3 - 1); // and a disorder
  }
  assert_true(energy_limit_find(w, s.m, s.d));
  for (int i = 0; i < 3 * b->nvert; i++)
    b->v[i] = p->state.v[i] = (p->state.x[i] - b->x[i]) / w->dt;
  memcpy(b->x, p->state.x, 3 * (size_t)b->nvert * sizeof(double));
  deform_scene_momentum(&s, before);
  double fast = deform_scene_energy(&s);
  energy_limit_velocities(w);
  memcpy(b->v, p->state.v, 3 * (size_t)b->nvert * sizeof(double));
  deform_scene_momentum(&s, after);
  assert_within(largest_difference(before, after, 6), 0, 1e-12 * norm3(before));
  assert_below(deform_scene_energy(&s), fast);
  assert_below(p->kinetic_before, energy * 1.001); // the disorder has a rigid part, too
  assert_below(energy * 1.003, fast);
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(thrown_bodies_gain_no_energy),
      cmocka_unit_test(the_limit_keeps_momentum),
      cmocka_unit_test(too_much_energy_is_taken_from_the_inner_motion),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
