#include "deform/hold.h"
#include "math/vec.h"
#include "support/deform_scene.h"

// A ball hangs by a rope from the world: the rope carries ball and itself.
#define HANGING                                                                                    \
  "<mujoco><option timestep='.004'/><worldbody><body pos='0 0 -.5'><freejoint/><geom "             \
  "type='sphere' size='.05' mass='1' contype='0' conaffinity='0'/><site name='s' pos='0 0 0'/>"    \
  "</body></worldbody><sensor><force site='s'/></sensor></mujoco>"

static DeformScene hang_ball(double limit, double compliance) {
  DeformScene s = deform_scene(HANGING);
  ctDeformDef def = deform_scene_def("hemp");
  char error[200];
  double from[3] = {0, 0, 0}, to[3] = {0, 0, -.5};
  int pin[1] = {0};
  ctDeformAttach a = {
      .vertex = 10, .objtype = ctOBJ_BODY, .objid = 1, .limit = limit, .compliance = compliance};
  def.thickness = 0.01;
  def.npin = 1;
  def.pin = pin;
  def.nattach = 1;
  def.attach = &a;
  deform_scene_add(&s, ct_makeRope(&def, from, to, 10, error, sizeof error));
  return s;
}

static void rope_carries_a_ball(void** state) {
  (void)state;
  DeformScene s = hang_ball(0, 0);
  double mean = 0;
  for (int i = 0; i < 1500; i++) {
    ct_step(s.m, s.d);
    if (i >= 1000) mean += deform_scene_set(&s)->qfrc[2] / 500;
  }
  assert_within(mean, 9.81, 0.01 * 9.81);
  const DeformBody* b = deform_scene_body(&s, 0);
  assert_below(dist3(b->x + 30, s.d->qpos), 1e-3);
  assert_within(s.d->qpos[2], -0.5, 0.01);
  // the wrench on the body is the same force
  assert_within(deform_scene_set(&s)->wrench[6 * 1 + 5], deform_scene_set(&s)->qfrc[2], 1e-9);
  deform_scene_close(&s);
}

static void soft_attachment_gives_way_by_its_compliance(void** state) {
  (void)state;
  DeformScene s = hang_ball(0, 1e-3);
  s.m->opt.viscosity = 0;
  double mean = 0;
  s.d->qpos[2] -= 9.81e-3;
  for (int i = 0; i < 3000; i++) {
    ct_step(s.m, s.d);
    const DeformBody* b = deform_scene_body(&s, 0);
    if (i >= 1000) mean += (b->x[32] - s.d->qpos[2]) / 2000;
  }
  assert_within(mean, 9.81e-3, 0.05 * 9.81e-3);
  deform_scene_close(&s);
}

static void attachment_tears_at_its_limit(void** state) {
  (void)state;
  DeformScene s = hang_ball(5, 1e-4); // less than the weight
  for (int i = 0; i < 200; i++) ct_step(s.m, s.d);
  const DeformBody* b = deform_scene_body(&s, 0);
  assert_int_equal(b->torn[0], 1);
  assert_true(b->flags[10] & DEFORM_TORN);
  assert_below(s.d->qpos[2], -1);
  deform_scene_close(&s);
  s = hang_ball(50, 1e-4);
  for (int i = 0; i < 200; i++) ct_step(s.m, s.d);
  assert_int_equal(deform_scene_body(&s, 0)->torn[0], 0);
  deform_scene_close(&s);
}

// forward does not tear: it changes no state
static void forward_does_not_tear(void** state) {
  (void)state;
  DeformScene s = hang_ball(1e-6, 1e-4);
  ct_forward(s.m, s.d);
  assert_int_equal(deform_scene_body(&s, 0)->torn[0], 0);
  deform_scene_close(&s);
}

// A vertex at a site of a mocap body follows it.
static void vertex_follows_a_site(void** state) {
  (void)state;
  DeformScene s =
      deform_scene("<mujoco><option timestep='.004'/><worldbody><body mocap='true' pos='0 0 1'>"
                   "<site name='s' pos='.1 0 0'/></body></worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("hemp");
  char error[200];
  double from[3] = {.1, 0, 1}, to[3] = {.1, 0, .6};
  ctDeformAttach a = {.vertex = 0, .objtype = ctOBJ_SITE, .objid = 0};
  def.thickness = 0.01;
  def.nattach = 1;
  def.attach = &a;
  deform_scene_add(&s, ct_makeRope(&def, from, to, 8, error, sizeof error));
  for (int i = 0; i < 250; i++) {
    s.d->mocap_pos[0] += 0.002;
    ct_step(s.m, s.d);
  }
  const DeformBody* b = deform_scene_body(&s, 0);
  assert_within(b->x[0], 0.6, 0.01);
  assert_within(b->x[2], 1, 0.001);
  deform_scene_close(&s);
}

// A box hangs from a rope that ends on its surface: the rope does not touch what holds it, so that
// the box stays where it is.
static void rope_does_not_push_its_holder_away(void** state) {
  (void)state;
  DeformScene s = deform_scene(
      "<mujoco><option timestep='.004'/><worldbody><body pos='0 0 -.54'><freejoint/><geom "
      "type='box' size='.04 .04 .04' mass='.4'/></body></worldbody></mujoco>");
  ctDeformDef def = deform_scene_def("hemp");
  char error[200];
  double from[3] = {0, 0, 0}, to[3] = {0, 0, -.5}, low = 0, aside = 0;
  int pin[1] = {0};
  ctDeformAttach a = {.vertex = 8, .objtype = ctOBJ_BODY, .objid = 1, .pos = {0, 0, .04}};
  def.thickness = 0.012;
  def.npin = 1;
  def.pin = pin;
  def.nattach = 1;
  def.attach = &a;
  deform_scene_add(&s, ct_makeRope(&def, from, to, 8, error, sizeof error));
  for (int i = 0; i < 500; i++) {
    ct_step(s.m, s.d);
    low = larger(low, fabs(s.d->qpos[2] + 0.54));
    aside = larger(aside, larger(fabs(s.d->qpos[0]), fabs(s.d->qpos[1])));
  }
  assert_int_equal(deform_scene_set(&s)->ncon, 0);
  assert_below(low, 1e-3);
  assert_below(aside, 1e-9);
  deform_scene_close(&s);
}

// A thrown rope drags a ball along: the momentum of both stays.
static void held_bodies_keep_momentum(void** state) {
  (void)state;
  DeformScene s = hang_ball(0, 0);
  zero3(s.m->opt.gravity);
  DeformBody* b = deform_scene_body(&s, 0);
  ct_pinDeformable(s.d, 0, 0, 0);
  for (int i = 0; i < b->nvert; i++) copy3(b->v + 3 * i, (double[]){0.3, 0.1 * i, 2});
  double before[6] = {0};
  deform_scene_momentum(&s, before);
  for (int i = 0; i < 200; i++) {
    ct_step(s.m, s.d);
    double p[6] = {0};
    deform_scene_momentum(&s, p);
    for (int k = 0; k < 3; k++)
      assert_within(p[k] + s.d->qvel[k], before[k], 1e-10 * norm3(before));
  }
  assert_below(0.01, norm3(s.d->qvel));
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rope_carries_a_ball),
      cmocka_unit_test(soft_attachment_gives_way_by_its_compliance),
      cmocka_unit_test(attachment_tears_at_its_limit),
      cmocka_unit_test(forward_does_not_tear),
      cmocka_unit_test(vertex_follows_a_site),
      cmocka_unit_test(rope_does_not_push_its_holder_away),
      cmocka_unit_test(held_bodies_keep_momentum),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
