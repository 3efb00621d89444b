#include "solve/cone.h"
#include "unit/math/math_near.h"

#include <string.h>

// A contact of condim `dim` with rows that obey R_j mu_j^2 = R_1 mu_1^2.
static Cone make(ctContact* con, double* D, int dim) {
  *con = (ctContact){.dim = dim, .mu = 0.7, .friction = {0.7, 0.7, 0.2, 0.1, 0.1}};
  int id = 0;
  D[0] = 30;
  for (int j = 1; j < dim; j++) {
    double s = con->friction[j - 1] / con->friction[0];
    D[j] = 30 * s * s;
  }
  Cone c;
  cone_init(&c, &(Problem){.nefc = dim, .contact = con, .id = &id, .D = D}, 0);
  return c;
}

static double cost_at(const Cone* c, const double* D, const double* x, cttConstraintState* state) {
  double force[CONE_MAX], cost = 0;
  cttConstraintState s = cone_update(c, D, x, force, &cost);
  if (state) *state = s;
  return cost;
}

// Points in all three zones.
static void point(double* x, int dim, int k) {
  near_fill(x, dim, (uint64_t)(100 * dim + k));
  x[0] = x[0] * 3 + (double[]){2, 0, -3}[k % 3];
}

static void force_is_minus_the_gradient(void** state) {
  (void)state;
  int seen[5] = {0};
  for (int k = 0; k < 60; k++) {
    int dim = (int[]){3, 4, 6}[k % 3];
    double D[6], x[6], force[6], cost = 0, h = 1e-6;
    ctContact con;
    Cone c = make(&con, D, dim);
    point(x, dim, k / 3);
    cttConstraintState zone = cone_update(&c, D, x, force, &cost);
    seen[zone]++;
    for (int j = 0; j < dim; j++) {
      double p[6], m[6];
      memcpy(p, x, sizeof p);
      memcpy(m, x, sizeof m);
      p[j] += h;
      m[j] -= h;
      double slope = (cost_at(&c, D, p, NULL) - cost_at(&c, D, m, NULL)) / (2 * h);
      assert_near(force[j], -slope, 1e-6);
    }
  }
  assert_true(seen[ctCNSTRSTATE_SATISFIED] && seen[ctCNSTRSTATE_QUADRATIC]);
  assert_true(seen[ctCNSTRSTATE_CONE]);
}

static void hessian_is_the_derivative_of_the_force(void** state) {
  (void)state;
  int found = 0;
  for (int k = 0; k < 60; k++) {
    int dim = (int[]){3, 4, 6}[k % 3];
    double D[6], x[6], cost = 0, h = 1e-6;
    ctContact con;
    Cone c = make(&con, D, dim);
    point(x, dim, k / 3);
    cttConstraintState zone;
    cost_at(&c, D, x, &zone);
    if (zone != ctCNSTRSTATE_CONE) continue;
    found++;
    cone_hessian(&c, x);
    for (int j = 0; j < dim; j++) {
      double p[6], m[6], fp[6], fm[6];
      memcpy(p, x, sizeof p);
      memcpy(m, x, sizeof m);
      p[j] += h;
      m[j] -= h;
      cone_update(&c, D, p, fp, &cost);
      cone_update(&c, D, m, fm, &cost);
      for (int i = 0; i < dim; i++) {
        assert_near(con.H[i * dim + j], -(fp[i] - fm[i]) / (2 * h), 1e-5);
        assert_near(con.H[i * dim + j], con.H[j * dim + i], 0);
      }
    }
  }
  assert_true(found > 5);
}

// Cost, slope and curvature along a line.
static void a_line_sees_the_same_cost(void** state) {
  (void)state;
  double D[6], x[6], v[6], h = 1e-5;
  ctContact con;
  Cone c = make(&con, D, 4);
  point(x, 4, 1);
  near_fill(v, 4, 5);
  cone_line(&c, D, x, v);
  double value[3];
  for (int k = -30; k <= 30; k++) {
    double alpha = 0.3 * k;
    ConeSum sum = {0};
    cone_point(&c, alpha, &sum);
    for (int s = 0; s < 3; s++) {
      double a = alpha + h * (s - 1), y[4];
      for (int j = 0; j < 4; j++) y[j] = x[j] + a * v[j];
      value[s] = cost_at(&c, D, y, NULL);
    }
    double q = sum.quad[0] + alpha * (sum.quad[1] + alpha * sum.quad[2]);
    assert_near(q + sum.cost, value[1], 1e-12);
    double slope = sum.slope + sum.quad[1] + 2 * alpha * sum.quad[2];
    assert_near(slope, (value[2] - value[0]) / (2 * h), 1e-5);
    double curvature = sum.curvature + 2 * sum.quad[2];
    double want = (value[2] - 2 * value[1] + value[0]) / (h * h);
    assert_true(fabs(curvature - want) < 1e-2 * (1 + fabs(want)));
  }
}

// Without slip the cone has only a top and a bottom.
static void no_slip_is_top_or_bottom(void** state) {
  (void)state;
  double D[6], up[3] = {1, 0, 0}, down[3] = {-1, 0, 0}, force[3], cost = 0;
  ctContact con;
  Cone c = make(&con, D, 3);
  assert_int_equal(cone_update(&c, D, up, force, &cost), ctCNSTRSTATE_SATISFIED);
  assert_int_equal(cone_update(&c, D, down, force, &cost), ctCNSTRSTATE_QUADRATIC);
  assert_near(force[0], D[0], 0);
  assert_near(cost, 0.5 * D[0], 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(force_is_minus_the_gradient),
      cmocka_unit_test(hessian_is_the_derivative_of_the_force),
      cmocka_unit_test(a_line_sees_the_same_cost),
      cmocka_unit_test(no_slip_is_top_or_bottom),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
