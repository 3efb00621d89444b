#include "math/vec.h"
#include "pos/mass_matrix.h"
#include "unit/pos/trees.h"

enum { MAXV = 64 };

// sum over bodies of m Jp' Jp + Jr' R I R' Jr, plus armature: the definition
static void by_definition(const Trees* t, double* M) {
  int nv = (int)t->m->nv;
  static double jac[6 * MAXV];
  memset(M, 0, (size_t)(nv * nv) * sizeof *M);
  for (int b = 1; b < t->m->nbody; b++) {
    ct_jacBodyCom(t->m, t->d, jac, jac + 3 * nv, b);
    for (int i = 0; i < nv; i++) {
      for (int j = 0; j < nv; j++) {
        double wi[3], wj[3], sum = 0;
        for (int k = 0; k < 3; k++) {
          wi[k] = jac[(3 + k) * nv + i];
          wj[k] = jac[(3 + k) * nv + j];
          sum += t->m->body_mass[b] * jac[k * nv + i] * jac[k * nv + j];
        }
        mat3_mul_t_vec(wi, t->d->ximat + 9 * b, wi);
        mat3_mul_t_vec(wj, t->d->ximat + 9 * b, wj);
        for (int k = 0; k < 3; k++) sum += wi[k] * t->m->body_inertia[3 * b + k] * wj[k];
        M[i * nv + j] += sum;
      }
    }
  }
  for (int i = 0; i < nv; i++) M[i * nv + i] += t->m->dof_armature[i];
}

static Trees ready(double seed) {
  Trees t = trees_open(TREES_ALL);
  assert_true(t.m->nv <= MAXV);
  trees_state(t.m, t.d, seed);
  ct_fwdPosition(t.m, t.d);
  return t;
}

static void composite_bodies_give_the_definition(void** state) {
  (void)state;
  static double M[MAXV * MAXV], full[MAXV * MAXV];
  for (int seed = 0; seed < 4; seed++) {
    Trees t = ready(seed);
    by_definition(&t, M);
    ct_fullM(t.m, full, t.d->qM);
    trees_near_n(full, M, (int)(t.m->nv * t.m->nv), 1e-12);
    for (int k = 0; k < t.m->nC; k++) assert_true(t.d->M[k] == t.d->qM[t.m->mapM2M[k]]);
    trees_close(&t);
  }
}

// A free body whose inertia frame is its own keeps a constant diagonal.
static void simple_bodies_are_diagonal(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><body><freejoint/><geom type='box' size='.1 .2 "
                       ".3'/></body></worldbody></mujoco>");
  assert_int_equal(t.m->nC, 6);
  trees_state(t.m, t.d, 1);
  ct_fwdPosition(t.m, t.d);
  static double M[36];
  by_definition(&t, M);
  for (int i = 0; i < 6; i++) trees_near(t.d->M[i], M[7 * i], 1e-12);
  trees_close(&t);
}

// L' D L = M
static void factor_multiplies_back(void** state) {
  (void)state;
  Trees t = ready(5);
  int nv = (int)t.m->nv;
  static double L[MAXV * MAXV], M[MAXV * MAXV], back[MAXV * MAXV];
  memset(L, 0, sizeof L);
  memset(back, 0, sizeof back);
  for (int i = 0; i < nv; i++) {
    int adr = t.m->M_rowadr[i], n = t.m->M_rownnz[i];
    for (int k = 0; k < n; k++)
      L[i * nv + t.m->M_colind[adr + k]] = k == n - 1 ? 1 : t.d->qLD[adr + k];
    trees_near(t.d->qLD[adr + n - 1] * t.d->qLDiagInv[i], 1, 1e-15);
  }
  for (int k = 0; k < nv; k++) {
    double D = 1 / t.d->qLDiagInv[k];
    for (int i = 0; i < nv; i++)
      for (int j = 0; j < nv; j++) back[i * nv + j] += L[k * nv + i] * D * L[k * nv + j];
  }
  ct_fullM(t.m, M, t.d->qM);
  trees_near_n(back, M, nv * nv, 1e-12);
  trees_close(&t);
}

static void products_and_solutions_are_inverse(void** state) {
  (void)state;
  Trees t = ready(6);
  int nv = (int)t.m->nv;
  static double M[MAXV * MAXV], x[2 * MAXV], y[2 * MAXV], z[2 * MAXV], root[MAXV];
  ct_fullM(t.m, M, t.d->qM);
  for (int i = 0; i < 2 * nv; i++) x[i] = sin(i + 1.0);
  ct_mulM(t.m, t.d, y, x);
  ct_mulM(t.m, t.d, y + nv, x + nv);
  for (int i = 0; i < nv; i++) {
    double sum = 0;
    for (int j = 0; j < nv; j++) sum += M[i * nv + j] * x[j];
    trees_near(y[i], sum, 1e-12);
  }
  ct_solveM(t.m, t.d, z, y, 2);
  trees_near_n(z, x, 2 * nv, 1e-10);

  // |D^1/2 L x|^2 = x' M x, and the half solution of y has the same length
  double energy = 0, square = 0, half = 0;
  ct_mulM2(t.m, t.d, z, x);
  for (int i = 0; i < nv; i++) {
    energy += x[i] * y[i];
    square += z[i] * z[i];
    root[i] = sqrt(t.d->qLDiagInv[i]);
  }
  trees_near(square, energy, 1e-12);
  ct_solveM2(t.m, t.d, z, y, root, 1);
  for (int i = 0; i < nv; i++) half += z[i] * z[i];
  trees_near(half, energy, 1e-11);
  trees_close(&t);
}

static void adding_fills_the_lower_triangle(void** state) {
  (void)state;
  Trees t = ready(7);
  int nv = (int)t.m->nv;
  static double M[MAXV * MAXV], sum[MAXV * MAXV], sparse[MAXV * MAXV];
  ct_fullM(t.m, M, t.d->qM);
  for (int i = 0; i < nv * nv; i++) sum[i] = 1;
  ct_addM(t.m, t.d, sum, NULL, NULL, NULL);
  for (int i = 0; i < nv; i++)
    for (int j = 0; j < nv; j++)
      trees_near(sum[i * nv + j], 1 + (j <= i ? M[i * nv + j] : 0), 1e-14);

  // into a matrix that has the pattern of M itself
  memset(sparse, 0, sizeof sparse);
  ct_addM(t.m, t.d, sparse, t.m->M_rownnz, t.m->M_rowadr, t.m->M_colind);
  trees_near_n(sparse, t.d->M, (int)t.m->nC, 0);
  trees_close(&t);
}

// Trees do not mix: solving tree by tree is solving at once, bit for bit.
static void trees_are_solved_one_by_one(void** state) {
  (void)state;
  Trees t = trees_open(
      "<mujoco><worldbody><body><freejoint/><geom size='.1' pos='.1 .2 0'/><body pos='1 0 "
      "0'><joint/>"
      "<geom size='.1'/></body></body><body pos='0 3 0'><joint axis='1 2 3'/><geom size='.2 .1' "
      "type='capsule'/><body pos='0 1 0'><joint type='ball'/><geom size='.1' pos='1 1 1'/></body>"
      "</body></worldbody></mujoco>");
  trees_state(t.m, t.d, 9);
  ct_fwdPosition(t.m, t.d);
  double x[MAXV], y[MAXV];
  for (int i = 0; i < t.m->nv; i++) x[i] = y[i] = sin(i + 1.0);
  mass_matrix_solve(t.m, t.d->qLD, t.d->qLDiagInv, x);
  assert_int_equal(t.m->ntree, 2);
  for (int k = 0; k < 2; k++) {
    const int range[2] = {t.m->tree_dofadr[k], t.m->tree_dofadr[k] + t.m->tree_dofnum[k]};
    mass_matrix_solve_range(t.m, t.d->qLD, t.d->qLDiagInv, y, range);
    if (k == 0) assert_true(y[range[1]] == sin(range[1] + 1.0)); // the other tree is not touched
  }
  trees_near_n(x, y, (int)t.m->nv, 0);
  trees_close(&t);
}

static void long_chains_use_vectors_and_agree(void** state) {
  (void)state;
  static char xml[12000];
  enum { LINKS = 37 };
  size_t at = (size_t)snprintf(xml, sizeof xml, "<mujoco><worldbody>");
  for (int i = 0; i < LINKS; i++) {
    at += (size_t)snprintf(
        xml + at, sizeof xml - at,
        "<body pos='0 .02 -.1'><joint axis='%d 1 %d'/><geom type='capsule' size='.02 .05' "
        "contype='0' conaffinity='0' pos='.01 0 0'/>",
        i % 2, i % 3);
  }
  for (int i = 0; i < LINKS; i++) at += (size_t)snprintf(xml + at, sizeof xml - at, "</body>");
  snprintf(xml + at, sizeof xml - at, "</worldbody></mujoco>");
  Trees t = trees_open(xml);
  trees_state(t.m, t.d, 8);
  ct_fwdPosition(t.m, t.d);
  static double M[MAXV * MAXV], full[MAXV * MAXV];
  by_definition(&t, M);
  ct_fullM(t.m, full, t.d->qM);
  trees_near_n(full, M, LINKS * LINKS, 1e-12);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(composite_bodies_give_the_definition),
      cmocka_unit_test(simple_bodies_are_diagonal),
      cmocka_unit_test(factor_multiplies_back),
      cmocka_unit_test(products_and_solutions_are_inverse),
      cmocka_unit_test(adding_fills_the_lower_triangle),
      cmocka_unit_test(trees_are_solved_one_by_one),
      cmocka_unit_test(long_chains_use_vectors_and_agree),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
