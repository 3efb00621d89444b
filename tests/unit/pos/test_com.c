#include "math/spatial.h"
#include "pos/com.h"
#include "pos/kinematics.h"
#include "unit/pos/trees.h"

static bool in_subtree(const ctModel* m, int body, int root) {
  while (body > root) body = m->body_parentid[body];
  return body == root;
}

static void subtree_centres_are_weighted_means(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 1);
  kinematics(t.m, t.d);
  com(t.m, t.d);
  for (int r = 0; r < t.m->nbody; r++) {
    double sum[3] = {0, 0, 0}, mass = 0;
    for (int b = r; b < t.m->nbody; b++) {
      if (!in_subtree(t.m, b, r)) continue;
      addtoscl3(sum, t.d->xipos + 3 * b, t.m->body_mass[b]);
      mass += t.m->body_mass[b];
    }
    scl3(sum, sum, 1 / mass);
    trees_near_n(t.d->subtree_com + 3 * r, sum, 3, 1e-14);
  }
  trees_close(&t);
}

static void inertia_is_about_the_centre_of_the_tree(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 2);
  kinematics(t.m, t.d);
  com(t.m, t.d);
  for (int b = 1; b < t.m->nbody; b++) {
    double d[3], I[10];
    sub3(d, t.d->xipos + 3 * b, t.d->subtree_com + 3 * t.m->body_rootid[b]);
    spatial_inertia(I, t.m->body_inertia + 3 * b, t.d->ximat + 9 * b, d, t.m->body_mass[b]);
    trees_near_n(t.d->cinert + 10 * b, I, 10, 1e-13);
  }
  for (int i = 0; i < 10; i++) assert_true(t.d->cinert[i] == 0);
  trees_close(&t);
}

// A small step of one dof moves a point p of the body by dt (v + w x (p - centre)).
static void dofs_are_the_motions_of_bodies(void** state) {
  (void)state;
  Trees t = trees_open(TREES_ALL);
  trees_state(t.m, t.d, 3);
  kinematics(t.m, t.d);
  com(t.m, t.d);
  ctData* e = ct_copyData(NULL, t.m, t.d);
  double dt = 1e-7;
  for (int i = 0; i < t.m->nv; i++) {
    int b = t.m->dof_bodyid[i];
    double v[32] = {0};
    v[i] = 1;
    memcpy(e->qpos, t.d->qpos, (size_t)t.m->nq * sizeof(double));
    ct_integratePos(t.m, e->qpos, v, dt);
    kinematics(t.m, e);
    double off[3], move[3], found[3];
    const double *s = t.d->cdof + 6 * i, *x = t.d->xipos + 3 * b;
    sub3(off, x, t.d->subtree_com + 3 * t.m->body_rootid[b]);
    cross3(move, s, off);
    addto3(move, s + 3);
    sub3(found, e->xipos + 3 * b, x);
    scl3(found, found, 1 / dt);
    trees_near_n(found, move, 3, 1e-6);
  }
  ct_deleteData(e);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(subtree_centres_are_weighted_means),
      cmocka_unit_test(inertia_is_about_the_centre_of_the_tree),
      cmocka_unit_test(dofs_are_the_motions_of_bodies),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
