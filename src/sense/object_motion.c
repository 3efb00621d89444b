#include "sense/object_motion.h"

#include "base/assert.h"
#include "base/scratch.h"
#include "math/vec.h"
#include "model/data.h"
#include "pos/rigid.h"

#include <corten/corten.h>

ObjectFrame object_frame(const ctModel* m, const ctData* d, int type, int id) {
  CT_ASSERT(id >= 0);
  switch (type) {
  case ctOBJ_BODY:
    return (ObjectFrame){d->xipos + 3 * id, d->ximat + 9 * id, id};
  case ctOBJ_XBODY:
    return (ObjectFrame){d->xpos + 3 * id, d->xmat + 9 * id, id};
  case ctOBJ_GEOM:
    return (ObjectFrame){d->geom_xpos + 3 * id, d->geom_xmat + 9 * id, m->geom_bodyid[id]};
  case ctOBJ_SITE:
    return (ObjectFrame){d->site_xpos + 3 * id, d->site_xmat + 9 * id, m->site_bodyid[id]};
  default:
    CT_ASSERT(type == ctOBJ_CAMERA);
    return (ObjectFrame){d->cam_xpos + 3 * id, d->cam_xmat + 9 * id, m->cam_bodyid[id]};
  }
}

// The motion c, given at the centre of mass of the body's tree, seen from the frame; turned into it
// if asked for.
static void motion_at(const ctModel* m, const ctData* d, const ObjectFrame* f, const double* c,
                      int local, double* res) {
  double off[3], t[3];
  sub3(off, f->pos, d->subtree_com + 3 * m->body_rootid[f->body]);
  cross3(t, off, c);
  copy3(res, c);
  sub3(res + 3, c + 3, t);
  if (!local) return;
  mat3_mul_t_vec(res, f->mat, res);
  mat3_mul_t_vec(res + 3, f->mat, res + 3);
}

void ct_objectVelocity(const ctModel* m, const ctData* d, int objtype, int objid, cttNum res[6],
                       int flg_local) {
  ObjectFrame f = object_frame(m, d, objtype, objid);
  motion_at(m, d, &f, d->cvel + 6 * f.body, flg_local, res);
}

// The acceleration of a point is the spatial one plus w x v; what can not move has none, not even
// against gravity.
void ct_objectAcceleration(const ctModel* m, const ctData* d, int objtype, int objid, cttNum res[6],
                           int flg_local) {
  ObjectFrame f = object_frame(m, d, objtype, objid);
  double v[6], c[3];
  if (m->body_weldid[f.body] == 0) {
    zero6(res);
    return;
  }
  motion_at(m, d, &f, d->cvel + 6 * f.body, flg_local, v);
  motion_at(m, d, &f, d->cacc + 6 * f.body, flg_local, res);
  cross3(c, v, v + 3);
  addto3(res + 3, c);
}

// L = R diag(I) R' w
static void find_spin(const ctModel* m, const ctData* d, int b, const double* w, double* L) {
  double t[3];
  mat3_mul_t_vec(t, d->ximat + 9 * b, w);
  for (int i = 0; i < 3; i++) t[i] *= m->body_inertia[3 * b + i];
  mat3_mul_vec(L, d->ximat + 9 * b, t);
}

// L += (x - xref) x mass (v - vref)
static void add_orbit(double* L, const double* dx, const double* dv, double mass) {
  double p[3], c[3];
  scl3(p, dv, mass);
  cross3(c, dx, p);
  addto3(L, c);
}

size_t subtree_velocity_scratch(const ctModel* m) { return SCRATCH_SIZE(double, 6 * m->nbody); }

void subtree_velocity(const ctModel* m, ctData* d) {
  Scratch s = data_scratch(d);
  int nbody = (int)m->nbody;
  double* vel = SCRATCH(s, double, 6 * nbody);
  double *lin = d->subtree_linvel, *ang = d->subtree_angmom, dx[3], dv[3];
  const double *com = d->subtree_com, *mass = m->body_mass, *total = m->body_subtreemass;

  for (int b = 0; b < nbody; b++) {
    ct_objectVelocity(m, d, ctOBJ_BODY, b, vel + 6 * b, 0);
    scl3(lin + 3 * b, vel + 6 * b + 3, mass[b]);
    find_spin(m, d, b, vel + 6 * b, ang + 3 * b);
  }
  for (int b = nbody - 1; b >= 0; b--) {
    if (b > 0) addto3(lin + 3 * m->body_parentid[b], lin + 3 * b);
    scl3(lin + 3 * b, lin + 3 * b, 1 / (total[b] > ctMINVAL ? total[b] : ctMINVAL));
  }

  // about the subtree's own centre, then moved to the parent's
  for (int b = nbody - 1; b > 0; b--) {
    int parent = m->body_parentid[b];
    sub3(dx, d->xipos + 3 * b, com + 3 * b);
    sub3(dv, vel + 6 * b + 3, lin + 3 * b);
    add_orbit(ang + 3 * b, dx, dv, mass[b]);
    addto3(ang + 3 * parent, ang + 3 * b);
    sub3(dx, com + 3 * b, com + 3 * parent);
    sub3(dv, lin + 3 * b, lin + 3 * parent);
    add_orbit(ang + 3 * parent, dx, dv, total[b]);
  }
  d->flg_subtreevel = 1;
}

static bool is_below(const ctModel* m, int body, int top) {
  while (body > top) body = m->body_parentid[body];
  return body == top;
}

// A dof gives the momentum (L, p) = I s about the centre of mass c0 of its tree, I being the
// inertia of what it moves of the subtree; about the subtree's own centre c it is L - (c - c0) x p.
void ct_angmomMat(const ctModel* m, ctData* d, cttNum* mat, int body) {
  CT_ASSERT(0 <= body && body < m->nbody);
  int nv = (int)m->nv;
  const double* com = d->subtree_com + 3 * body;
  for (int i = 0; i < nv; i++) {
    int own = m->dof_bodyid[i];
    int moved = is_below(m, own, body) ? own : is_below(m, body, own) ? body : -1;
    double h[6] = {0}, off[3], t[3];
    if (moved >= 0) {
      rigid_inertia_mul(h, d->crb + 10 * moved, d->cdof + 6 * i);
      sub3(off, com, d->subtree_com + 3 * m->body_rootid[own]);
      cross3(t, off, h + 3);
      subfrom3(h, t);
    }
    for (int k = 0; k < 3; k++) mat[k * nv + i] = h[k];
  }
}
