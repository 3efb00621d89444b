#include "math/vec.h"
#include "pos/tendon.h"
#include "support/dense_mass.h"
#include "support/drive.h"
#include "unit/pos/trees.h"

#include <stdlib.h>

// Two trees, a drum and a ball to wrap around, sites on everything.
#define WORLD                                                                                      \
  "<mujoco><option><flag contact='disable'/></option><worldbody>"                                  \
  "<site name='w1' pos='-.1 .05 .2'/><site name='w2' pos='.05 -.03 .25'/>"                         \
  "<geom name='ball' size='.08' pos='.1 .02 .12'/><site name='out' pos='.1 0 -.3'/>"               \
  "<body name='trunk'><freejoint/><geom type='box' size='.1 .06 .05' pos='.01 0 0'/>"              \
  "  <site name='t1' pos='.1 .02 0'/>"                                                             \
  "  <body name='arm' pos='.2 0 0'><joint name='ball_joint' type='ball'/>"                         \
  "    <geom type='box' size='.05 .03 .02' pos='.05 0 0'/><site name='a1' pos='.1 .02 .01'/>"      \
  "    <body name='hand' pos='.2 0 0'><joint name='wrist' axis='0 1 1'/><geom size='.03' "         \
  "pos='.05 0 0'/><site name='h1' pos='.1 0 .02'/></body></body></body>"                           \
  "<body name='wheel' pos='.1 0 .1'><joint name='spin' axis='1 2 0'/><joint name='rail' "          \
  "type='slide' axis='1 0 0'/><geom name='drum' type='cylinder' size='.06 .2' euler='80 10 0'/>"   \
  "  <site name='hub' pos='.01 0 .01'/></body>"                                                    \
  "</worldbody></mujoco>"

enum { TENDONS = 6 };

static int site(const ctModel* m, const char* name) { return ct_name2id(m, ctOBJ_SITE, name); }

static void sites(ctModel* m, const char* a, const char* b) {
  drive_wrap(m, ctWRAP_SITE, a, 0);
  drive_wrap(m, ctWRAP_SITE, b, 0);
}

// One tendon of each kind.
static Trees open(int jacobian) {
  ctModel* m = drive_load(WORLD, (DriveRoom){.tendons = TENDONS, .path = 40});
  m->opt.jacobian = jacobian;
  drive_tendon(m); // 0: straight, and a second segment
  sites(m, "w1", "h1");
  drive_wrap(m, ctWRAP_SITE, "t1", 0);
  drive_tendon(m); // 1: around the ball
  drive_wrap(m, ctWRAP_SITE, "w1", 0);
  drive_wrap(m, ctWRAP_SPHERE, "ball", -1);
  drive_wrap(m, ctWRAP_SITE, "a1", 0);
  drive_tendon(m); // 2: around a moving drum, on a side
  drive_wrap(m, ctWRAP_SITE, "w1", 0);
  drive_wrap(m, ctWRAP_CYLINDER, "drum", site(m, "out"));
  drive_wrap(m, ctWRAP_SITE, "h1", 0);
  drive_tendon(m); // 3: through the drum
  drive_wrap(m, ctWRAP_SITE, "w2", 0);
  drive_wrap(m, ctWRAP_CYLINDER, "drum", site(m, "hub"));
  drive_wrap(m, ctWRAP_SITE, "t1", 0);
  drive_tendon(m); // 4: pulley between two branches
  sites(m, "w1", "a1");
  drive_wrap(m, ctWRAP_PULLEY, NULL, 2.5);
  sites(m, "t1", "h1");
  drive_tendon(m); // 5: a sum of joints
  drive_wrap(m, ctWRAP_JOINT, "rail", 2);
  drive_wrap(m, ctWRAP_JOINT, "wrist", -0.5);
  return (Trees){m, drive_ready(m)};
}

static void row_of(const Trees* t, int k, double* J) {
  TendonRow r = tendon_row(t->m, t->d, k);
  memset(J, 0, (size_t)t->m->nv * sizeof *J);
  for (int i = 0; i < r.n; i++) J[r.dof ? r.dof[i] : i] = r.J[i];
}

static void lengths_are_sums_of_distances(void** state) {
  (void)state;
  Trees t = open(ctJAC_DENSE);
  trees_state(t.m, t.d, 1);
  ct_forward(t.m, t.d);
  const double *x = t.d->site_xpos, *q = t.d->qpos;
  const double *w1 = x + 3 * site(t.m, "w1"), *a1 = x + 3 * site(t.m, "a1");
  const double *t1 = x + 3 * site(t.m, "t1"), *h1 = x + 3 * site(t.m, "h1");
  trees_near(t.d->ten_length[0], dist3(w1, h1) + dist3(h1, t1), 1e-15);
  trees_near(t.d->ten_length[4], dist3(w1, a1) + dist3(t1, h1) / 2.5, 1e-15);
  int rail = t.m->jnt_qposadr[ct_name2id(t.m, ctOBJ_JOINT, "rail")];
  int wrist = t.m->jnt_qposadr[ct_name2id(t.m, ctOBJ_JOINT, "wrist")];
  trees_near(t.d->ten_length[5], 2 * q[rail] - 0.5 * q[wrist], 1e-15);
  trees_close(&t);
}

// Rows are derivatives of lengths, around geoms too, in both layouts.
static void rows_are_derivatives(void** state) {
  (void)state;
  for (int jacobian = ctJAC_DENSE; jacobian <= ctJAC_SPARSE; jacobian++) {
    Trees t = open(jacobian);
    ctData* e = ct_makeData(t.m);
    int nv = (int)t.m->nv, wrapped = 0;
    for (double seed = 0; seed < 6; seed++) {
      trees_state(t.m, t.d, seed);
      ct_fwdPosition(t.m, t.d);
      for (int k = 0; k < TENDONS; k++) wrapped += k >= 1 && k <= 3 && t.d->ten_wrapnum[k] == 4;
      for (int i = 0; i < nv; i++) {
        double length[2][TENDONS], v[64] = {0}, h = 1e-6;
        v[i] = 1;
        for (int s = 0; s < 2; s++) {
          memcpy(e->qpos, t.d->qpos, (size_t)t.m->nq * sizeof(double));
          ct_integratePos(t.m, e->qpos, v, s ? h : -h);
          ct_fwdKinematics(t.m, e);
          memcpy(length[s], e->ten_length, sizeof length[s]);
        }
        for (int k = 0; k < TENDONS; k++) {
          double J[64];
          row_of(&t, k, J);
          trees_near(J[i], (length[1][k] - length[0][k]) / (2 * h), 1e-5);
        }
      }
    }
    assert_true(wrapped > 4); // the paths did go around
    ct_deleteData(e);
    trees_close(&t);
  }
}

static void sparse_rows_are_the_full_ones(void** state) {
  (void)state;
  Trees t = open(ctJAC_DENSE), s = open(ctJAC_SPARSE);
  assert_false(ct_isSparse(t.m));
  assert_true(ct_isSparse(s.m));
  trees_state(t.m, t.d, 2);
  trees_state(s.m, s.d, 2);
  ct_forward(t.m, t.d);
  ct_forward(s.m, s.d);
  for (int k = 0; k < TENDONS; k++) {
    double full[64], sparse[64];
    row_of(&t, k, full);
    row_of(&s, k, sparse);
    trees_near_n(full, sparse, (int)t.m->nv, 1e-15);
    TendonRow r = tendon_row(s.m, s.d, k);
    for (int i = 1; i < r.n; i++) assert_true(r.dof[i - 1] < r.dof[i]);
  }
  trees_close(&t);
  trees_close(&s);
}

// A joint that is named twice: as in MuJoCo, the length counts both, the full row only the last.
static void repeated_joint(void** state) {
  (void)state;
  for (int jacobian = ctJAC_DENSE; jacobian <= ctJAC_SPARSE; jacobian++) {
    ctModel* m = drive_load(WORLD, (DriveRoom){.tendons = 1, .path = 2});
    m->opt.jacobian = jacobian;
    drive_tendon(m);
    drive_wrap(m, ctWRAP_JOINT, "rail", 2);
    drive_wrap(m, ctWRAP_JOINT, "rail", 3);
    Trees t = {m, drive_ready(m)};
    double J[64];
    int j = ct_name2id(m, ctOBJ_JOINT, "rail");
    t.d->qpos[m->jnt_qposadr[j]] = 0.1;
    ct_fwdKinematics(m, t.d);
    row_of(&t, 0, J);
    trees_near(t.d->ten_length[0], 0.5, 1e-15);
    trees_near(J[m->jnt_dofadr[j]], jacobian == ctJAC_SPARSE ? 5 : 3, 0);
    trees_close(&t);
  }
}

static void path_points(void** state) {
  (void)state;
  Trees t = open(ctJAC_AUTO);
  const int expected[] = {-1, -1, -2, -1, -1};
  int at = t.d->ten_wrapadr[4];
  ct_forward(t.m, t.d);
  at = t.d->ten_wrapadr[4];
  assert_int_equal(t.d->ten_wrapnum[4], 5);
  for (int k = 0; k < 5; k++) assert_int_equal(t.d->wrap_obj[at + k], expected[k]);
  trees_near_n(t.d->wrap_xpos + 3 * at, t.d->site_xpos + 3 * site(t.m, "w1"), 3, 0);
  trees_near_n(t.d->wrap_xpos + 3 * (at + 4), t.d->site_xpos + 3 * site(t.m, "h1"), 3, 0);
  assert_int_equal(t.d->ten_wrapnum[5], 0);
  // points on a geom name it, and lie on it
  for (int k = 0; k < TENDONS; k++) {
    for (int p = t.d->ten_wrapadr[k]; p < t.d->ten_wrapadr[k] + t.d->ten_wrapnum[k]; p++) {
      if (t.d->wrap_obj[p] != ct_name2id(t.m, ctOBJ_GEOM, "ball")) continue;
      trees_near(dist3(t.d->wrap_xpos + 3 * p, t.d->geom_xpos + 3 * t.d->wrap_obj[p]), 0.08, 1e-14);
    }
  }
  trees_close(&t);
}

// M with armature - M without = sum a J'J, where both dofs are on one branch
static void armature_adds_to_the_mass_matrix(void** state) {
  (void)state;
  for (int jacobian = ctJAC_DENSE; jacobian <= ctJAC_SPARSE; jacobian++) {
    Trees t = open(jacobian);
    int nv = (int)t.m->nv;
    double J[2][64];
    trees_state(t.m, t.d, 3);
    ct_forward(t.m, t.d);
    row_of(&t, 0, J[0]);
    row_of(&t, 5, J[1]);
    double* before = dense_mass_full(t.m, t.d);
    t.m->tendon_armature[0] = 0.3;
    t.m->tendon_armature[5] = 0.7;
    ct_forward(t.m, t.d);
    double *after = dense_mass_full(t.m, t.d), *columns = dense_mass_columns(t.m, t.d);
    for (int i = 0; i < nv; i++) {
      for (int j = 0; j < nv; j++) {
        bool branch = t.m->dof_treeid[i] == t.m->dof_treeid[j];
        double add = 0.3 * J[0][i] * J[0][j] + 0.7 * J[1][i] * J[1][j];
        trees_near(after[i * nv + j] - before[i * nv + j], branch ? add : 0, 1e-14);
        trees_near(after[i * nv + j], columns[i * nv + j], 1e-14);
      }
    }
    free(before);
    free(after);
    free(columns);
    trees_close(&t);
  }
}

static void forces_act_by_the_transpose(void** state) {
  (void)state;
  for (int jacobian = ctJAC_DENSE; jacobian <= ctJAC_SPARSE; jacobian++) {
    Trees t = open(jacobian);
    double J[64], f[64];
    trees_state(t.m, t.d, 3);
    ct_forward(t.m, t.d);
    row_of(&t, 2, J);
    for (int i = 0; i < t.m->nv; i++) f[i] = i;
    tendon_apply(t.m, t.d, 2, 1.5, f);
    for (int i = 0; i < t.m->nv; i++) trees_near(f[i], i + 1.5 * J[i], 1e-14);
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lengths_are_sums_of_distances),
      cmocka_unit_test(rows_are_derivatives),
      cmocka_unit_test(sparse_rows_are_the_full_ones),
      cmocka_unit_test(repeated_joint),
      cmocka_unit_test(path_points),
      cmocka_unit_test(armature_adds_to_the_mass_matrix),
      cmocka_unit_test(forces_act_by_the_transpose),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
