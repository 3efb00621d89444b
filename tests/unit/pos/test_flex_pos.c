#include "pos/flex_pos.h"
#include "unit/pos/trees.h"

#include <math.h>

static const char kMixed[] =
    "<mujoco><worldbody><body name='p' pos='0 0 1' euler='10 20 30'><freejoint/>"
    "<geom size='.1' pos='.1 0 0'/><body name='q' pos='.2 0 .1'><joint axis='0 1 1'/>"
    "<geom size='.1'/><flexcomp name='f' count='3 3 1' spacing='.1 .1 .1' pos='.1 .2 .3'>"
    "<edge damping='1'/><pin id='0 4'/></flexcomp></body></body></worldbody></mujoco>";

static void at(Trees* t, const double* qpos) {
  memcpy(t->d->qpos, qpos, (size_t)t->m->nq * sizeof(double));
  ct_kinematics(t->m, t->d);
  ct_comPos(t->m, t->d);
  flex_pos_vertices(t->m, t->d);
  flex_pos_edges(t->m, t->d);
}

// J is the derivative of the lengths, by central differences.
static void jacobian_is_the_derivative(void** state) {
  (void)state;
  enum { MAX = 64 };
  Trees t = trees_open(kMixed);
  const ctModel* m = t.m;
  int nv = (int)m->nv, ne = (int)m->nflexedge;
  assert_true(nv < MAX && ne < MAX);
  double J[MAX][MAX] = {{0}}, low[MAX], q0[MAX], q[MAX], v[MAX];
  memcpy(q0, t.d->qpos, (size_t)m->nq * sizeof(double));
  for (int i = 7; i < m->nq; i++) q0[i] = 0.01 * i;
  at(&t, q0);
  for (int e = 0; e < ne; e++) {
    for (int k = 0; k < m->flexedge_J_rownnz[e]; k++) {
      int adr = m->flexedge_J_rowadr[e] + k;
      J[e][m->flexedge_J_colind[adr]] = t.d->flexedge_J[adr];
    }
  }
  const double h = 1e-6;
  for (int i = 0; i < nv; i++) {
    memset(v, 0, sizeof(v));
    v[i] = 1;
    memcpy(q, q0, sizeof(q));
    ct_integratePos(m, q, v, -h);
    at(&t, q);
    memcpy(low, t.d->flexedge_length, (size_t)ne * sizeof(double));
    memcpy(q, q0, sizeof(q));
    ct_integratePos(m, q, v, h);
    at(&t, q);
    for (int e = 0; e < ne; e++)
      trees_near(J[e][i], (t.d->flexedge_length[e] - low[e]) / (2 * h), 1e-8);
  }
  trees_close(&t);
}

// Interpolated vertices are where they were put, and follow a node by its share.
static void interpolation(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><flexcomp name='f' dim='3' count='3 3 3' "
                       "spacing='.2 .2 .2' dof='trilinear'><contact selfcollide='none'/>"
                       "</flexcomp></worldbody></mujoco>");
  double q[24] = {0};
  at(&t, q);
  trees_near(t.d->flexvert_xpos[0], -0.2, 1e-14);
  trees_near(t.d->flexvert_xpos[3 * 13 + 2], 0, 1e-14);
  q[2] = 0.8;
  at(&t, q);
  trees_near(t.d->flexvert_xpos[2], -0.2 + 0.8, 1e-14);
  trees_near(t.d->flexvert_xpos[3 * 13 + 2], 0.1, 1e-14);
  trees_near(t.d->flexvert_xpos[3 * 26 + 2], 0.2, 1e-14);
  trees_close(&t);
}

// Boxes of the tree are for the midphase.
static void boxes_hold_the_vertices(void** state) {
  (void)state;
  Trees t = trees_open(kMixed);
  t.m->opt.disableflags |= ctDSBL_MIDPHASE;
  ct_fwdPosition(t.m, t.d);
  trees_near(t.d->bvh_aabb_dyn[3], 0, 0);
  t.m->opt.disableflags = 0;
  ct_fwdPosition(t.m, t.d);
  const double* box = t.d->bvh_aabb_dyn;
  for (int v = 0; v < t.m->flex_vertnum[0]; v++) {
    for (int i = 0; i < 3; i++)
      assert_true(fabs(t.d->flexvert_xpos[3 * v + i] - box[i]) <= box[3 + i]);
  }
  trees_close(&t);
}

// Stretches at vertices, two of them pinned to a body without mass: numbers of MuJoCo 3.5.0.
static void stretches_are_mujocos(void** state) {
  (void)state;
  Trees t = trees_open("<mujoco><worldbody><body name='p'><flexcomp name='f' type='grid' dim='2' "
                       "mass='1' radius='.005' count='3 3 1' spacing='.1 .1 .1'>"
                       "<edge equality='vert'/><contact selfcollide='none'/><pin id='0 1'/>"
                       "</flexcomp></body></worldbody></mujoco>");
  for (int i = 0; i < t.m->nq; i++) t.d->qpos[i] = 0.01 * sin(i);
  ct_forward(t.m, t.d);
  double length = 0, slope = 0;
  for (int i = 0; i < 2 * t.m->nflexvert; i++) length += cos(0.7 * i) * t.d->flexvert_length[i];
  for (int i = 0; i < 2 * t.m->nJfv; i++) slope += cos(0.3 * i) * t.d->flexvert_J[i];
  trees_near(length, 1.539900615803192, 1e-10);
  trees_near(slope, -7.789380245520444, 1e-8);
  trees_close(&t);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(jacobian_is_the_derivative),
      cmocka_unit_test(interpolation),
      cmocka_unit_test(boxes_hold_the_vertices),
      cmocka_unit_test(stretches_are_mujocos),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
