// Requirement 19, the parts of layers A and D that constraints make interesting: islands, sleeping,
// forward and inverse, feasibility of contact forces.
#include "model/model.h"
#include "support/numbers.h"
#include "support/scene.h"

#include <math.h>
#include <string.h>

static const char* const scene_name[] = {
    "trajectory/T07_sphere_on_plane.xml",
    "trajectory/T08_box_on_plane.xml",
    "trajectory/T09_ant_standing.xml",
    "trajectory/T15_friction_slide3.xml",
    "trajectory/T15_friction_slide4.xml",
    "trajectory/T15_friction_slide6.xml",
    "trajectory/T20_warmstart.xml",
    "rows/b6_stack.xml",
    "rows/b6_connect.xml",
    "trajectory/T13_joint_limits.xml",
    "trajectory/T14_equality_weld.xml",
    "humanoid.xml",
};
enum { NSCENE = sizeof scene_name / sizeof *scene_name };

static void push(Scene* s) {
  for (int i = 0; i < s->m->nv; i++) s->d->qvel[i] = 0.3 * sin(1.7 * i + 1);
  for (int i = 0; i < s->m->nu; i++) s->d->ctrl[i] = 0.2 * cos(2.1 * i);
}

static void near(const double* a, const double* b, int n, double tolerance, const char* what) {
  double scale = 1;
  for (int i = 0; i < n; i++) scale = larger(scale, fabs(b[i]));
  for (int i = 0; i < n; i++) {
    if (!(fabs(a[i] - b[i]) <= tolerance * scale))
      fail_msg("%s[%d]: %.17g is not %.17g", what, i, a[i], b[i]);
  }
}

// qfrc_inverse gives back what was applied and actuated.
static void r19_a1_inverse_undoes_forward_with_constraints(void** state) {
  (void)state;
  for (int k = 0; k < NSCENE; k++) {
    Scene s = scene_open(scene_name[k]);
    int nv = (int)s.m->nv;
    s.m->opt.tolerance = 1e-14;
    push(&s);
    for (int step = 0; step < 60; step++) {
      ct_step(s.m, s.d);
      if (step % 20 != 19) continue;
      double f[64], applied[64];
      for (int i = 0; i < nv; i++) s.d->qfrc_applied[i] = applied[i] = sin(i + step);
      ct_forward(s.m, s.d);
      for (int i = 0; i < nv; i++) f[i] = applied[i] + s.d->qfrc_actuator[i];
      ct_inverse(s.m, s.d);
      near(s.d->qfrc_inverse, f, nv, 1e-8, scene_name[k]);
      memset(s.d->qfrc_applied, 0, (size_t)nv * sizeof(double));
    }
    scene_close(&s);
  }
}

// | M qacc - (applied + actuator + passive + constraint - bias) | relative to the largest
// acceleration: zero where the solver has converged. smooth: or the largest one without
// constraints, for scenes that come to rest.
static double imbalance(const ctModel* m, const ctData* d, bool smooth) {
  double left[64], worst = 0, scale = 1e-10;
  ct_mulM(m, d, left, d->qacc);
  for (int i = 0; i < m->nv; i++) {
    double right = d->qfrc_applied[i] + d->qfrc_actuator[i] + d->qfrc_passive[i] +
                   d->qfrc_constraint[i] - d->qfrc_bias[i];
    worst = larger(worst, fabs(left[i] - right));
    scale = larger(scale, fabs(d->qacc[i]));
    if (smooth) scale = larger(scale, fabs(d->qacc_smooth[i]));
  }
  return worst / scale;
}

static void r19_a1_forces_balance_with_constraints(void** state) {
  (void)state;
  for (int k = 0; k < NSCENE; k++) {
    Scene s = scene_open(scene_name[k]);
    int rows = 0;
    s.m->opt.tolerance = 0;
    push(&s);
    for (int step = 0; step < 300; step++) {
      ct_forward(s.m, s.d);
      double off = imbalance(s.m, s.d, step != 10 && step != 50 && step != 100);
      if (!(off < 1e-10)) fail_msg("%s step %d: %.1e", scene_name[k], step, off);
      ct_step(s.m, s.d);
      rows = s.d->nefc > rows ? s.d->nefc : rows;
    }
    assert_true(rows > 0);
    scene_close(&s);
  }
}

// The ten models of layer A; those with contacts and limits are of layers B and C.
static const char* const layer_a[] = {
    "two_ways/a_pendulum.xml",         "two_ways/a_double_pendulum.xml",
    "two_ways/a_spring_damper.xml",    "two_ways/a_ball_free.xml",
    "two_ways/a_three_link_arm.xml",   "trajectory/T07_sphere_on_plane.xml",
    "trajectory/T08_box_on_plane.xml", "stages/b_ant_standing.xml",
    "two_ways/a_tendon_arm.xml",       "humanoid.xml",
};

// Dry friction, of joints and of a tendon, is rows here as in MuJoCo, so that one balance holds for
// all: it is part of qfrc_constraint.
static const char* const dry =
    "<mujoco><worldbody><body><joint name='a' axis='0 1 0' frictionloss='.3'/>"
    "<geom type='capsule' size='.03 .2' pos='.2 0 0'/><body pos='.4 0 0'>"
    "<joint name='b' axis='0 1 0' frictionloss='.1'/><geom type='capsule' size='.03 .2' pos='.2 0 "
    "0'/>"
    "</body></body></worldbody><tendon><fixed frictionloss='.2'><joint joint='a' coef='1'/>"
    "<joint joint='b' coef='-.5'/></fixed></tendon></mujoco>";

static void balance(const Scene* s, const char* name, const char* when) {
  ct_forward(s->m, s->d);
  double off = imbalance(s->m, s->d, false);
  if (!(off < 1e-10)) fail_msg("%s at %s: %.1e", name, when, off);
}

// The start, three poses and three states on the way, with both explicit integrators.
static void balance_everywhere(Scene s, const char* name, int integrator) {
  s.m->opt.integrator = integrator;
  s.m->opt.tolerance = 0; // go on until nothing improves
  balance(&s, name, "the start");
  for (int seed = 1; seed <= 3; seed++) {
    ct_resetData(s.m, s.d);
    scene_pose(s.m, s.d, seed);
    balance(&s, name, "a pose");
  }
  ct_resetData(s.m, s.d);
  for (int step = 1; step <= 100; step++) {
    ct_step(s.m, s.d);
    if (step == 10 || step == 50 || step == 100) balance(&s, name, "a step");
  }
  scene_close(&s);
}

static void r19_ac01_forces_balance_in_all_models(void** state) {
  (void)state;
  static const int integrator[] = {ctINT_EULER, ctINT_RK4};
  for (int i = 0; i < 2; i++) {
    for (size_t k = 0; k < sizeof layer_a / sizeof *layer_a; k++)
      balance_everywhere(scene_open(layer_a[k]), layer_a[k], integrator[i]);
    char error[300] = "";
    Scene s = {ct_loadXMLString(dry, NULL, error, sizeof error), NULL};
    if (!s.m) fail_msg("%s", error);
    s.d = ct_makeData(s.m);
    ct_forward(s.m, s.d);
    assert_int_equal(s.d->nf, 3);
    balance_everywhere(s, "dry friction", integrator[i]);
  }
}

// Three piles of spheres: islands solved one by one, and all rows at once.
static const char* const piles =
    "<mujoco><worldbody><geom type='plane' size='9 9 .1'/><replicate count='3' offset='1 0 0'>"
    "<body pos='0 0 .099'><freejoint/><geom size='.1' condim='%d'/></body>"
    "<body pos='.01 0 .297'><freejoint/><geom size='.1' condim='3'/></body></replicate>"
    "</worldbody></mujoco>";
// Boxes, and two trees that a joint equality makes one island.
static const char* const boxes =
    "<mujoco><option cone='elliptic'/><worldbody><geom type='plane' size='9 9 .1'/>"
    "<body pos='0 0 .099'><freejoint/><geom type='box' size='.1 .1 .1' condim='%d'/></body>"
    "<body pos='1 0 .099'><freejoint/><geom type='box' size='.1 .2 .1'/></body>"
    "<body pos='2 0 1'><joint name='a' axis='0 1 0' range='0 10'/><geom size='.1' pos='.3 0 0'/>"
    "</body><body pos='3 0 1'><joint name='b' axis='0 1 0'/><geom size='.1' pos='.3 0 0'/></body>"
    "</worldbody><equality><joint joint1='a' joint2='b'/></equality></mujoco>";

// Rows of islands are those of the whole: one after the other, and the forces of both. The
// tolerance is that of qfrc_constraint and efc_force; iterations go on until nothing improves.
static void compare_islands(const char* xml, int solver, double tolerance) {
  static const int dim[] = {1, 3, 6};
  for (int k = 0; k < 3; k++) {
    char text[1500], error[300] = "";
    snprintf(text, sizeof text, xml, dim[k]);
    ctModel* m = ct_loadXMLString(text, NULL, error, sizeof error);
    if (!m) fail_msg("%s", error);
    m->opt.solver = solver;
    m->opt.tolerance = 0;
    m->opt.iterations = 3000;
    ctData* d = ct_makeData(m);
    for (int step = 0; step < 20; step++) {
      double qacc[64], joint[64], force[256];
      m->opt.disableflags |= ctDSBL_ISLAND;
      ct_forward(m, d);
      assert_int_equal(d->nisland, 0);
      int nv = (int)m->nv, nefc = d->nefc;
      assert_true(nefc > 0 && nefc <= 256);
      memcpy(qacc, d->qacc, (size_t)nv * sizeof(double));
      memcpy(joint, d->qfrc_constraint, (size_t)nv * sizeof(double));
      memcpy(force, d->efc_force, (size_t)nefc * sizeof(double));
      m->opt.disableflags &= ~ctDSBL_ISLAND;
      ct_forward(m, d);
      assert_int_equal(d->nisland, 3);
      assert_int_equal(d->nefc, nefc);
      near(d->qacc, qacc, nv, tolerance, "qacc");
      near(d->qfrc_constraint, joint, nv, tolerance, "qfrc_constraint");
      near(d->efc_force, force, nefc, tolerance, "efc_force");
      ct_step(m, d);
    }
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

static void r19_a2_islands_and_the_whole_agree(void** state) {
  (void)state;
  static const double tolerance[] = {1e-8, 1e-6, 1e-8}; // PGS, CG, Newton
  for (int solver = 0; solver < 3; solver++) {
    compare_islands(piles, solver, tolerance[solver]);
    compare_islands(boxes, solver, tolerance[solver]);
  }
}

// Memory and pointers, and how long a tree has been slow.
static bool is_own(const Field* f) {
  return !strcmp(f->group, "memory") || f->type == FIELD_PTR || !strcmp(f->name, "tree_asleep");
}

// Contacts have gaps between their fields.
static void compare_contacts(const ctData* a, const ctData* b) {
  for (int c = 0; c < a->ncon; c++) {
    for (int i = 0; i < contact_field_count; i++) {
      const Field* f = contact_field + i;
      size_t n = (size_t)field_count(f, NULL, NULL) * field_element_size(f->type);
      if (memcmp((const char*)(a->contact + c) + f->offset,
                 (const char*)(b->contact + c) + f->offset, n))
        fail_msg("%s of contact %d differs at t=%g", f->name, c, a->time);
    }
  }
}

// Every array and number of two data, bit by bit.
static void compare_data(const ctModel* m, const ctData* a, const ctData* b) {
  int compared = 0;
  for (int i = 0; i < data_field_count; i++) {
    const Field* f = data_field + i;
    if (is_own(f) || f->type == FIELD_CONTACT) continue;
    cttSize n = field_count(f, m, a);
    if (n != field_count(f, m, b)) fail_msg("%s: sizes differ", f->name);
    const void *x = field_data(f, a), *y = field_data(f, b);
    if (n == 0 || (!x && !y)) continue;
    if (!x || !y || memcmp(x, y, (size_t)n * field_element_size(f->type)))
      fail_msg("%s differs at t=%g", f->name, a->time);
    compared++;
  }
  compare_contacts(a, b);
  assert_true(compared > 60);
}

// Two runs side by side, the second with its model changed: the same bits.
static void same_bits(void (*change)(ctModel* m), int disable) {
  for (int k = 0; k < NSCENE; k++) {
    Scene a = scene_open(scene_name[k]), b = scene_open(scene_name[k]);
    a.m->opt.disableflags |= disable;
    b.m->opt.disableflags |= disable;
    if (change) change(b.m);
    push(&a);
    push(&b);
    for (int step = 0; step < 100; step++) {
      ct_step(a.m, a.d);
      ct_step(b.m, b.d);
      compare_data(a.m, a.d, b.d);
    }
    scene_close(&a);
    scene_close(&b);
  }
}

static void r19_a3_replay_is_identical(void** state) {
  (void)state;
  same_bits(NULL, 0);
  same_bits(NULL, ctDSBL_WARMSTART);
}

static void allow_sleep(ctModel* m) {
  m->opt.enableflags |= ctENBL_SLEEP;
  m->opt.sleep_tolerance = 0;
}

static void r19_a6_sleeping_changes_nothing_while_awake(void** state) {
  (void)state;
  same_bits(allow_sleep, 0);
}

// |f_k| / mu_k against the normal force, and the depth of each contact.
static void feasible(const Scene* s, const char* name) {
  bool elliptic = s->m->opt.cone == ctCONE_ELLIPTIC;
  for (int i = 0; i < s->d->ncon; i++) {
    const ctContact* con = s->d->contact + i;
    double f[6], sum = 0;
    ct_contactForce(s->m, s->d, i, f);
    for (int j = 1; j < con->dim; j++) {
      double x = f[j] / con->friction[j - 1];
      sum += elliptic ? x * x : fabs(x);
    }
    if (elliptic) sum = sqrt(sum);
    if (!(f[0] >= 0 && sum <= f[0] * (1 + 1e-8) + 1e-8))
      fail_msg("%s t=%g contact %d: %g of %g", name, s->d->time, i, sum, f[0]);
    if (!(con->dist > -0.03)) fail_msg("%s t=%g: %g deep", name, s->d->time, -con->dist);
  }
}

// Normal forces push, friction stays in its cone, bodies do not sink.
static void r19_d7_contact_forces_are_feasible(void** state) {
  (void)state;
  for (int k = 0; k < NSCENE; k++) {
    for (int cone = 0; cone < 2; cone++) {
      Scene s = scene_open(scene_name[k]);
      s.m->opt.cone = cone;
      push(&s);
      for (int step = 0; step < 400; step++) {
        ct_step(s.m, s.d);
        feasible(&s, scene_name[k]);
      }
      scene_close(&s);
    }
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r19_a1_inverse_undoes_forward_with_constraints),
      cmocka_unit_test(r19_a1_forces_balance_with_constraints),
      cmocka_unit_test(r19_ac01_forces_balance_in_all_models),
      cmocka_unit_test(r19_a2_islands_and_the_whole_agree),
      cmocka_unit_test(r19_a3_replay_is_identical),
      cmocka_unit_test(r19_a6_sleeping_changes_nothing_while_awake),
      cmocka_unit_test(r19_d7_contact_forces_are_feasible),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
