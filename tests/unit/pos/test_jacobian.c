#include "math/vec.h"
#include "pos/jacobian.h"
#include "unit/pos/trees.h"

enum { MAXV = 64 };
static double jac[6 * MAXV], other[6 * MAXV];

static Trees ready(double seed) {
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, seed);
  ct_forward(t.m, t.d);
  return t;
}

// Column i of the Jacobian of xipos, or of subtree_com, by central differences.
typedef enum Point { BODY_COM, SUBTREE_COM } Point;
static void by_difference(const Trees* t, ctData* e, int i, int body, Point point, double* column) {
  double v[MAXV] = {0}, dt = 1e-6, x[2][3];
  v[i] = 1;
  for (int k = 0; k < 2; k++) {
    memcpy(e->qpos, t->d->qpos, (size_t)t->m->nq * sizeof(double));
    ct_integratePos(t->m, e->qpos, v, k ? dt : -dt);
    ct_fwdPosition(t->m, e);
    copy3(x[k], (point == BODY_COM ? e->xipos : e->subtree_com) + 3 * body);
  }
  for (int k = 0; k < 3; k++) column[k] = (x[1][k] - x[0][k]) / (2 * dt);
}

static void columns_are_derivatives(void** state) {
  (void)state;
  Trees t = ready(1);
  ctData* e = ct_makeData(t.m);
  int nv = (int)t.m->nv;
  for (int b = 0; b < t.m->nbody; b++) {
    ct_jacBodyCom(t.m, t.d, jac, NULL, b);
    ct_jacSubtreeCom(t.m, t.d, other, b);
    ct_jacSubtreeCom(t.m, t.d, NULL, b); // as of the others: nothing is asked for
    for (int i = 0; i < nv; i++) {
      double c[3];
      by_difference(&t, e, i, b, BODY_COM, c);
      for (int k = 0; k < 3; k++) trees_near(jac[k * nv + i], c[k], 1e-8);
      by_difference(&t, e, i, b, SUBTREE_COM, c);
      for (int k = 0; k < 3; k++) trees_near(other[k * nv + i], c[k], 1e-8);
    }
  }
  ct_deleteData(e);
  trees_close(&t);
}

// J qvel is the velocity of the object, linear and angular.
static void product_with_velocity_is_velocity(void** state) {
  (void)state;
  Trees t = ready(2);
  int nv = (int)t.m->nv;
  for (int g = 0; g < t.m->ngeom; g++) {
    double v[6], found[6] = {0};
    ct_objectVelocity(t.m, t.d, ctOBJ_GEOM, g, v, 0);
    ct_jacGeom(t.m, t.d, jac, jac + 3 * nv, g);
    for (int i = 0; i < nv; i++) {
      for (int k = 0; k < 3; k++) {
        found[3 + k] += jac[k * nv + i] * t.d->qvel[i];
        found[k] += jac[(3 + k) * nv + i] * t.d->qvel[i];
      }
    }
    trees_near_n(found, v, 6, 1e-13);
  }
  ct_jacSite(t.m, t.d, jac, NULL, 0);
  ct_jac(t.m, t.d, other, NULL, t.d->site_xpos, t.m->site_bodyid[0]);
  trees_near_n(jac, other, 3 * nv, 0);
  int b = ct_name2id(t.m, ctOBJ_BODY, "hand");
  ct_jacBody(t.m, t.d, jac, NULL, b);
  ct_jac(t.m, t.d, other, NULL, t.d->xpos + 3 * b, b);
  trees_near_n(jac, other, 3 * nv, 0);
  trees_close(&t);
}

// jacDot is the difference of two Jacobians a moment apart.
static void time_derivative(void** state) {
  (void)state;
  Trees t = ready(3);
  ctData* e = ct_makeData(t.m);
  int nv = (int)t.m->nv, b = ct_name2id(t.m, ctOBJ_BODY, "hand");
  static double before[6 * MAXV], after[6 * MAXV];
  double dt = 1e-6;
  for (int k = 0; k < 2; k++) {
    double* out = k ? after : before;
    memcpy(e->qpos, t.d->qpos, (size_t)t.m->nq * sizeof(double));
    ct_integratePos(t.m, e->qpos, t.d->qvel, k ? dt : -dt);
    ct_fwdPosition(t.m, e);
    ct_jacBodyCom(t.m, e, out, out + 3 * nv, b);
  }
  ct_jacDot(t.m, t.d, jac, jac + 3 * nv, t.d->xipos + 3 * b, b);
  for (int i = 0; i < 6 * nv; i++) trees_near(jac[i], (after[i] - before[i]) / (2 * dt), 1e-7);
  ct_deleteData(e);
  trees_close(&t);
}

static void axis_turns_with_the_body(void** state) {
  (void)state;
  Trees t = ready(4);
  int nv = (int)t.m->nv, b = ct_name2id(t.m, ctOBJ_BODY, "leg");
  const double point[3] = {0.1, 0.2, 0.3}, axis[3] = {0, 1, 0};
  static double jp[3 * MAXV], jr[3 * MAXV];
  ct_jacPointAxis(t.m, t.d, jac, jac + 3 * nv, point, axis, b);
  ct_jac(t.m, t.d, jp, jr, point, b);
  trees_near_n(jac, jp, 3 * nv, 0);
  for (int i = 0; i < nv; i++) {
    double w[3] = {jr[i], jr[nv + i], jr[2 * nv + i]}, v[3];
    cross3(v, w, axis);
    for (int k = 0; k < 3; k++) trees_near(jac[(3 + k) * nv + i], v[k], 0);
  }
  trees_close(&t);
}

static void force_maps_by_the_transpose(void** state) {
  (void)state;
  Trees t = ready(5);
  int nv = (int)t.m->nv, b = ct_name2id(t.m, ctOBJ_BODY, "hand");
  const double force[3] = {1, -2, 3}, torque[3] = {0.5, 0.4, -0.3}, point[3] = {0.3, 0.1, 0.9};
  double q[MAXV], expected[MAXV];
  ct_jac(t.m, t.d, jac, jac + 3 * nv, point, b);
  for (int i = 0; i < nv; i++) {
    q[i] = expected[i] = i;
    for (int k = 0; k < 3; k++)
      expected[i] += jac[k * nv + i] * force[k] + jac[(3 + k) * nv + i] * torque[k];
  }
  ct_applyFT(t.m, t.d, force, torque, point, b, q);
  trees_near_n(q, expected, nv, 1e-13);
  ct_applyFT(t.m, t.d, NULL, NULL, point, b, q);
  trees_near_n(q, expected, nv, 1e-13);
  trees_close(&t);
}

static void last_dof_skips_bodies_without_joints(void** state) {
  (void)state;
  Trees t = ready(6);
  int arm = ct_name2id(t.m, ctOBJ_BODY, "arm");
  assert_int_equal(jacobian_last_dof(t.m, ct_name2id(t.m, ctOBJ_BODY, "hand")),
                   t.m->body_dofadr[arm] + 2);
  assert_int_equal(jacobian_last_dof(t.m, 0), -1);
  assert_int_equal(jacobian_last_dof(t.m, ct_name2id(t.m, ctOBJ_BODY, "rider")), -1);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(columns_are_derivatives),
      cmocka_unit_test(product_with_velocity_is_velocity),
      cmocka_unit_test(time_derivative),
      cmocka_unit_test(axis_turns_with_the_body),
      cmocka_unit_test(force_maps_by_the_transpose),
      cmocka_unit_test(last_dof_skips_bodies_without_joints),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
