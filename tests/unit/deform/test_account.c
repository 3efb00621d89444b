#include "deform/account.h"
#include "deform/xpbd.h"
#include "math/vec.h"
#include "support/deform_scene.h"

#define EMPTY "<mujoco><option timestep='.002' gravity='0 0 0'/></mujoco>"

static double kinetic_of(const DeformBody* b) {
  double sum = 0;
  for (int i = 0; i < b->nvert; i++)
    sum += 0.5 * dot3(b->v + 3 * i, b->v + 3 * i) / b->shape->invmass[i];
  return sum;
}

static DeformScene soft_box(const char* xml, double young, double z) {
  DeformScene s = deform_scene(xml);
  ctDeformDef def = deform_scene_def("rubber");
  def.material.young = young;
  def.material.damping = 0;
  char error[200] = "";
  const double size[3] = {.2, .2, .2}, pos[3] = {0, 0, z};
  const int count[3] = {4, 4, 4};
  ctDeformable* body = ct_makeSoftBox(&def, size, count, error, sizeof error);
  ct_moveDeformable(body, pos, NULL);
  deform_scene_add(&s, body);
  return s;
}

// A body that is stretched by its user has that energy, as motion or on its account.
static void what_the_user_strains_is_put_in(void** state) {
  (void)state;
  DeformScene s = soft_box(EMPTY, 1e5, 0);
  DeformBody* b = deform_scene_body(&s, 0);
  ct_step(s.m, s.d);
  assert_within(*b->account, 0, 1e-12);
  for (int i = 0; i < b->nvert; i++) b->x[3 * i] *= 1.1;
  double energy = xpbd_energy(b->shape, b->x, NULL);
  assert_below(0.1, energy);
  for (int k = 0; k < 20; k++) {
    ct_step(s.m, s.d);
    assert_within(*b->account + kinetic_of(b), energy, 1e-9 * energy);
  }
  deform_scene_close(&s);
}

// Motion that nobody paid for is taken away, but not momentum; a body that fell has paid.
static void an_overdrawn_account_slows_a_body_down(void** state) {
  (void)state;
  for (int kind = 0; kind < 2; kind++) {
    DeformScene s = soft_box(EMPTY, 1e5, 0);
    DeformBody* b = deform_scene_body(&s, 0);
    for (int i = 0; i < b->nvert; i++) b->v[3 * i + 1] = i % 2 ? 1 : -0.5;
    ct_step(s.m, s.d);
    double p[6] = {0}, q[6] = {0}, before = kinetic_of(b);
    *b->account = kind ? 0.1 * before : -0.5 * before; // as if elements had given it
    deform_scene_momentum(&s, p);
    ct_step(s.m, s.d);
    deform_scene_momentum(&s, q);
    for (int k = 0; k < 6; k++) assert_within(q[k], p[k], 1e-12);
    if (kind)
      assert_below(0.9 * before, kinetic_of(b) + *b->account);
    else
      assert_below(kinetic_of(b), 0.502 * before);
    deform_scene_close(&s);
  }
}

// In ordinary use no account is overdrawn: it grows by what a solver of implicit steps loses.
static void accounts_grow_in_ordinary_use(void** state) {
  (void)state;
  DeformScene s = soft_box("<mujoco><option timestep='.004'/><worldbody><geom type='plane' "
                           "size='1 1 1'/></worldbody></mujoco>",
                           1e6, 0.3);
  const DeformBody* b = deform_scene_body(&s, 0);
  for (int k = 0; k < 150; k++) {
    ct_step(s.m, s.d);
    assert_true(*b->account >= 0);
  }
  assert_below(0.01, *b->account);
  deform_scene_close(&s);
}

// It is state: a step from a restored state gives the same bits.
static void accounts_are_state(void** state) {
  (void)state;
  DeformScene s = soft_box(EMPTY, 1e7, 0);
  DeformBody* b = deform_scene_body(&s, 0);
  for (int i = 0; i < b->nvert; i++) b->x[3 * i + i % 3] *= 1.05;
  for (int k = 0; k < 3; k++) ct_step(s.m, s.d);
  const int sig = ctSTATE_INTEGRATION | ctSTATE_DEFORM;
  double saved[4000];
  assert_true(ct_dataStateSize(s.m, s.d, sig) <= 4000);
  ct_getState(s.m, s.d, saved, sig);
  double account = *b->account;
  for (int k = 0; k < 5; k++) ct_step(s.m, s.d);
  double end = *b->account;
  assert_true(end != account);
  ct_setState(s.m, s.d, saved, sig);
  assert_true(*b->account == account);
  for (int k = 0; k < 5; k++) ct_step(s.m, s.d);
  assert_true(*b->account == end);
  ct_resetDeformable(s.d, 0);
  assert_true(*b->account == 0);
  deform_scene_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(what_the_user_strains_is_put_in),
      cmocka_unit_test(an_overdrawn_account_slows_a_body_down),
      cmocka_unit_test(accounts_grow_in_ordinary_use),
      cmocka_unit_test(accounts_are_state),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
