// Notation of tree_diff.c: seen from the bodies behind j, their velocity changes by w_j = v_before
// x S_j and their acceleration by u_j + w_j x v; both also turn with j:
//   dV = S_j x V + w_j,   dA = S_j x A + u_j + w_j x V,   u_j = a_before x S_j + v_before x w_j
//   dA / dv_j = w_j + v_after x S_j + S_j x V,   v_after = v_before + (motion of the joint)
#include "diff/body_motion.h"

#include "generated/kinds.h"
#include "math/spatial.h"

// The end of the dofs from i on that share the motion before them.
static int end_of_group(const ctModel* m, int i) {
  int j = m->dof_jntid[i], first = m->jnt_dofadr[j];
  const JointKind* kind = joint_kind + m->jnt_type[j];
  if (kind->scalar) return i + 1;
  return i < first + kind->translations ? first + kind->translations : first + kind->nv;
}

static void fill_body(const BodyMotion* b, int body) {
  const Diff* x = b->x;
  const ctModel* m = x->m;
  double v[6], *a = b->acc + 6 * body, acc[6];
  copy6(v, x->vel + 6 * m->body_parentid[body]);
  copy6(a, b->acc + 6 * m->body_parentid[body]);
  for (int i = m->body_dofadr[body], end = i + m->body_dofnum[body]; i >= 0 && i < end;) {
    int next = end_of_group(m, i), first = i;
    copy6(acc, a);
    for (; i < next; i++) {
      copy6(b->before_v + 6 * i, v);
      copy6(b->before_a + 6 * i, acc);
      addtoscl6(a, x->carry_vel + 6 * i, x->d->qvel[i]);
      addtoscl6(a, x->d->cdof + 6 * i, x->qacc[i]);
    }
    for (int k = first; k < next; k++) addtoscl6(v, x->d->cdof + 6 * k, x->d->qvel[k]);
  }
}

bool body_motion_open(const Diff* x, BodyMotion* b) {
  const ctModel* m = x->m;
  size_t nb = 6 * (size_t)m->nbody, nv = 6 * (size_t)m->nv;
  *b = (BodyMotion){.x = x, .acc = diff_numbers(x, nb + 2 * nv)};
  if (!b->acc) return false;
  b->before_v = b->acc + nb;
  b->before_a = b->before_v + nv;
  zero6(b->acc);
  for (int k = 0; k < 3 && !(m->opt.disableflags & ctDSBL_GRAVITY); k++)
    b->acc[3 + k] = -m->opt.gravity[k];
  for (int body = 1; body < m->nbody; body++) fill_body(b, body);
  return true;
}

void body_motion_velocity(const BodyMotion* b, int body, int j, double r[6]) {
  spatial_cross_motion(r, b->x->d->cdof + 6 * j, b->x->vel + 6 * body);
  addto6(r, b->x->carry_vel + 6 * j);
}

void body_motion_by_position(const BodyMotion* b, int body, int j, double r[6]) {
  const Diff* x = b->x;
  const double *S = x->d->cdof + 6 * j, *w = x->carry_vel + 6 * j;
  double c[6];
  spatial_cross_motion(r, S, b->acc + 6 * body);
  spatial_cross_motion(c, b->before_a + 6 * j, S);
  addto6(r, c);
  spatial_cross_motion(c, b->before_v + 6 * j, w);
  addto6(r, c);
  spatial_cross_motion(c, w, x->vel + 6 * body);
  addto6(r, c);
}

void body_motion_by_velocity(const BodyMotion* b, int body, int j, double r[6]) {
  const Diff* x = b->x;
  const ctModel* m = x->m;
  const double* S = x->d->cdof + 6 * j;
  double after[6], c[6];
  copy6(after, b->before_v + 6 * j);
  int end = end_of_group(m, j), first = j;
  while (first > 0 && m->dof_jntid[first - 1] == m->dof_jntid[j] &&
         end_of_group(m, first - 1) == end)
    first--;
  for (int k = first; k < end; k++) addtoscl6(after, x->d->cdof + 6 * k, x->d->qvel[k]);
  copy6(r, x->carry_vel + 6 * j);
  spatial_cross_motion(c, after, S);
  addto6(r, c);
  spatial_cross_motion(c, S, x->vel + 6 * body);
  addto6(r, c);
}
