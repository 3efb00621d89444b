#include "math/vec.h"
#include "sense/object_motion.h"
#include "unit/pos/trees.h"

static void frames_of_objects(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 1);
  ct_forward(t.m, t.d);
  ObjectFrame f = object_frame(t.m, t.d, ctOBJ_BODY, 3);
  assert_ptr_equal(f.pos, t.d->xipos + 9);
  f = object_frame(t.m, t.d, ctOBJ_XBODY, 3);
  assert_ptr_equal(f.pos, t.d->xpos + 9);
  f = object_frame(t.m, t.d, ctOBJ_SITE, 0);
  assert_ptr_equal(f.mat, t.d->site_xmat);
  assert_int_equal(f.body, t.m->site_bodyid[0]);
  f = object_frame(t.m, t.d, ctOBJ_GEOM, 2);
  assert_int_equal(f.body, t.m->geom_bodyid[2]);
  trees_close(&t);
}

static void local_is_the_same_vector_in_other_axes(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 2);
  ct_forward(t.m, t.d);
  double world[6], local[6], back[6];
  ct_objectVelocity(t.m, t.d, ctOBJ_SITE, 0, world, 0);
  ct_objectVelocity(t.m, t.d, ctOBJ_SITE, 0, local, 1);
  mat3_mul_vec(back, t.d->site_xmat, local);
  mat3_mul_vec(back + 3, t.d->site_xmat, local + 3);
  trees_near_n(back, world, 6, 1e-14);
  trees_close(&t);
}

// The acceleration of a point is the difference of its velocities; an accelerometer also feels
// gravity.
static void acceleration_is_the_derivative_of_velocity(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 3);
  ct_forward(t.m, t.d);
  ct_rnePostConstraint(t.m, t.d);
  ctData* e = ct_makeData(t.m);
  double dt = 1e-6, v[2][6], a[6];
  int nv = (int)t.m->nv, b = ct_name2id(t.m, ctOBJ_BODY, "hand");
  for (int k = 0; k < 2; k++) {
    double h = k ? dt : -dt, mid[64];
    for (int i = 0; i < nv; i++) {
      e->qvel[i] = t.d->qvel[i] + h * t.d->qacc[i];
      mid[i] = t.d->qvel[i] + h / 2 * t.d->qacc[i];
    }
    memcpy(e->qpos, t.d->qpos, (size_t)t.m->nq * sizeof(double));
    ct_integratePos(t.m, e->qpos, mid, h);
    ct_fwdPosition(t.m, e);
    ct_fwdVelocity(t.m, e);
    ct_objectVelocity(t.m, e, ctOBJ_BODY, b, v[k], 0);
  }
  ct_objectAcceleration(t.m, t.d, ctOBJ_BODY, b, a, 0);
  for (int k = 0; k < 6; k++) {
    double up = k < 3 ? 0 : -t.m->opt.gravity[k - 3];
    trees_near(a[k] - up, (v[1][k] - v[0][k]) / (2 * dt), 1e-5);
  }
  ct_objectAcceleration(t.m, t.d, ctOBJ_BODY, ct_name2id(t.m, ctOBJ_BODY, "rider"), a, 0);
  for (int k = 0; k < 6; k++) assert_true(a[k] == 0);
  ct_deleteData(e);
  trees_close(&t);
}

// Momenta of the whole are the sums over bodies.
static void momenta_of_subtrees(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 4);
  ct_forward(t.m, t.d);
  subtree_velocity(t.m, t.d);
  assert_int_equal(t.d->flg_subtreevel, 1);
  double p[3] = {0, 0, 0}, L[3] = {0, 0, 0}, mass = t.m->body_subtreemass[0];
  for (int b = 1; b < t.m->nbody; b++) {
    double v[6], local[6], spin[3], x[3], c[3];
    ct_objectVelocity(t.m, t.d, ctOBJ_BODY, b, v, 0);
    ct_objectVelocity(t.m, t.d, ctOBJ_BODY, b, local, 1);
    addtoscl3(p, v + 3, t.m->body_mass[b]);
    for (int k = 0; k < 3; k++) spin[k] = t.m->body_inertia[3 * b + k] * local[k];
    mat3_mul_vec(spin, t.d->ximat + 9 * b, spin);
    addto3(L, spin);
    sub3(x, t.d->xipos + 3 * b, t.d->subtree_com);
    cross3(c, x, v + 3);
    addtoscl3(L, c, t.m->body_mass[b]);
  }
  scl3(p, p, 1 / mass);
  trees_near_n(t.d->subtree_linvel, p, 3, 1e-13);
  trees_near_n(t.d->subtree_angmom, L, 3, 1e-11);
  trees_close(&t);
}

// Of every subtree, the world's too: the matrix times the velocity is the momentum.
static void angular_momentum_matrix(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 3);
  ct_forward(t.m, t.d);
  ct_subtreeVel(t.m, t.d);
  double mat[3 * 64], L[3];
  for (int b = 0; b < t.m->nbody; b++) {
    ct_angmomMat(t.m, t.d, mat, b);
    ctu_mulMatVec(L, mat, t.d->qvel, 3, (int)t.m->nv);
    trees_near_n(L, t.d->subtree_angmom + 3 * b, 3, 1e-11);
  }
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(angular_momentum_matrix),
      cmocka_unit_test(frames_of_objects),
      cmocka_unit_test(local_is_the_same_vector_in_other_axes),
      cmocka_unit_test(acceleration_is_the_derivative_of_velocity),
      cmocka_unit_test(momenta_of_subtrees),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
