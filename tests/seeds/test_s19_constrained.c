// Seed item 19, the parts of layers A and D that constraints make interesting: islands, sleeping,
// forward and inverse, feasibility of contact forces.
#include "support/scene.h"

#include <math.h>
#include <string.h>

static const char* const scene_name[] = {
    "seed19/T07_sphere_on_plane.xml", "seed19/T08_box_on_plane.xml",
    "seed19/T09_ant_standing.xml",    "seed19/T15_friction_slide3.xml",
    "seed19/T15_friction_slide4.xml", "seed19/T15_friction_slide6.xml",
    "seed19/T20_warmstart.xml",       "seed19/b6_stack.xml",
    "seed19/b6_connect.xml",          "seed19/T13_joint_limits.xml",
    "seed19/T14_equality_weld.xml",   "humanoid.xml",
};
enum { NSCENE = sizeof scene_name / sizeof *scene_name };

static void push(Scene* s) {
  for (int i = 0; i < s->m->nv; i++) s->d->qvel[i] = 0.3 * sin(1.7 * i + 1);
  for (int i = 0; i < s->m->nu; i++) s->d->ctrl[i] = 0.2 * cos(2.1 * i);
}

static void near(const double* a, const double* b, int n, double tolerance, const char* what) {
  double scale = 1;
  for (int i = 0; i < n; i++) scale = fmax(scale, fabs(b[i]));
  for (int i = 0; i < n; i++) {
    if (!(fabs(a[i] - b[i]) <= tolerance * scale))
      fail_msg("%s[%d]: %.17g is not %.17g", what, i, a[i], b[i]);
  }
}

// qfrc_inverse gives back what was applied and actuated.
static void s19_a1_inverse_undoes_forward_with_constraints(void** state) {
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

// Three piles of spheres: islands solved one by one, and all rows at once.
static void s19_a2_islands_and_the_whole_agree(void** state) {
  (void)state;
  static const char* const xml =
      "<mujoco><worldbody><geom type='plane' size='9 9 .1'/><replicate count='3' offset='1 0 0'>"
      "<body pos='0 0 .099'><freejoint/><geom size='.1' condim='%d'/></body>"
      "<body pos='.01 0 .297'><freejoint/><geom size='.1' condim='3'/></body></replicate>"
      "</worldbody></mujoco>";
  static const int dim[] = {1, 3, 6};
  for (int k = 0; k < 3; k++) {
    char text[700], error[300] = "";
    snprintf(text, sizeof text, xml, dim[k]);
    ctModel* m = ct_loadXMLString(text, NULL, error, sizeof error);
    if (!m) fail_msg("%s", error);
    m->opt.tolerance = 1e-14;
    ctData* d = ct_makeData(m);
    double qacc[64];
    for (int step = 0; step < 50; step++) {
      m->opt.disableflags |= ctDSBL_ISLAND;
      ct_forward(m, d);
      assert_int_equal(d->nisland, 0);
      memcpy(qacc, d->qacc, (size_t)m->nv * sizeof(double));
      m->opt.disableflags &= ~ctDSBL_ISLAND;
      ct_forward(m, d);
      assert_int_equal(d->nisland, 3);
      near(d->qacc, qacc, (int)m->nv, 1e-8, "qacc");
      ct_step(m, d);
    }
    ct_deleteData(d);
    ct_deleteModel(m);
  }
}

// Two runs side by side, the second with its model changed: the same bits.
static void same_bits(void (*change)(ctModel* m)) {
  for (int k = 0; k < NSCENE; k++) {
    Scene a = scene_open(scene_name[k]), b = scene_open(scene_name[k]);
    if (change) change(b.m);
    push(&a);
    push(&b);
    for (int step = 0; step < 100; step++) {
      ct_step(a.m, a.d);
      ct_step(b.m, b.d);
      assert_memory_equal(a.d->qpos, b.d->qpos, (size_t)a.m->nq * sizeof(double));
      assert_memory_equal(a.d->qvel, b.d->qvel, (size_t)a.m->nv * sizeof(double));
      assert_memory_equal(a.d->qacc, b.d->qacc, (size_t)a.m->nv * sizeof(double));
    }
    scene_close(&a);
    scene_close(&b);
  }
}

static void s19_a3_replay_is_identical(void** state) {
  (void)state;
  same_bits(NULL);
}

static void allow_sleep(ctModel* m) {
  m->opt.enableflags |= ctENBL_SLEEP;
  m->opt.sleep_tolerance = 0;
}

static void s19_a6_sleeping_changes_nothing_while_awake(void** state) {
  (void)state;
  same_bits(allow_sleep);
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
    if (!(f[0] >= 0 && sum <= f[0] * (1 + 1e-6) + 1e-6))
      fail_msg("%s t=%g contact %d: %g of %g", name, s->d->time, i, sum, f[0]);
    if (!(con->dist > -0.03)) fail_msg("%s t=%g: %g deep", name, s->d->time, -con->dist);
  }
}

// Normal forces push, friction stays in its cone, bodies do not sink.
static void s19_d7_contact_forces_are_feasible(void** state) {
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
      cmocka_unit_test(s19_a1_inverse_undoes_forward_with_constraints),
      cmocka_unit_test(s19_a2_islands_and_the_whole_agree),
      cmocka_unit_test(s19_a3_replay_is_identical),
      cmocka_unit_test(s19_a6_sleeping_changes_nothing_while_awake),
      cmocka_unit_test(s19_d7_contact_forces_are_feasible),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
