#include "sense/rne_post.h"

#include "constraint/block.h"
#include "constraint/contact_force.h"
#include "force/bias.h"
#include "math/vec.h"
#include "model/data.h"
#include "model/deform_set.h"

#include <corten/corten.h>

// cfrc_ext of a body += sign * (torque, force) at a point; the world is not counted.
static void push_body(const ctModel* m, ctData* d, int body, double sign, const double* wrench,
                      const double* at) {
  if (body <= 0) return;
  double off[3], t[3], *f = d->cfrc_ext + 6 * body;
  sub3(off, at, d->subtree_com + 3 * m->body_rootid[body]);
  cross3(t, off, wrench + 3);
  addto3(t, wrench);
  addtoscl3(f, t, sign);
  addtoscl3(f + 3, wrench + 3, sign);
}

static void push_applied(const ctModel* m, ctData* d) {
  for (int b = 1; b < m->nbody; b++) {
    const double* x = d->xfrc_applied + 6 * b;
    double wrench[6];
    copy3(wrench, x + 3);
    copy3(wrench + 3, x);
    push_body(m, d, b, 1, wrench, d->xipos + 3 * b);
  }
}

// A contact pushes its second geom along the normal, the first one back. Flexes take their forces
// at their own bodies' dofs.
static void push_contacts(const ctModel* m, ctData* d) {
  for (int i = 0; i < d->ncon; i++) {
    const ctContact* c = d->contact + i;
    if (c->efc_address < 0 || c->geom[0] < 0 || c->geom[1] < 0) continue;
    double f[6], wrench[6];
    contact_force(m, d, i, f);
    mat3_mul_t_vec(wrench, c->frame, f + 3);
    mat3_mul_t_vec(wrench + 3, c->frame, f);
    push_body(m, d, m->geom_bodyid[c->geom[0]], -1, wrench, c->pos);
    push_body(m, d, m->geom_bodyid[c->geom[1]], 1, wrench, c->pos);
  }
}

// An equality that holds two points together pushes the bodies there: by a force, and with six rows
// by a torque too.
static void push_equality(const ctModel* m, ctData* d, const ConstraintBlock* b) {
  double wrench[6] = {0}, point[2][3];
  int body[2];
  copy3(wrench + 3, d->efc_force + b->row);
  if (b->rows == 6) copy3(wrench, d->efc_force + b->row + 3);
  b->kind->points(m, d, b->id, point);
  b->kind->bodies(m, d, b->id, body);
  push_body(m, d, body[0], 1, wrench, point[0]);
  push_body(m, d, body[1], -1, wrench, point[1]);
}

static void push_equalities(const ctModel* m, ctData* d) {
  ConstraintBlock b = {0};
  while (b.row + b.rows < d->ne && block_next(m, d, &b))
    if (b.kind->points) push_equality(m, d, &b);
}

// Contacts and attachments of deformable bodies.
static void push_deformables(const ctModel* m, ctData* d, const double* wrench) {
  static const double kOrigin[3] = {0, 0, 0};
  for (int b = 1; b < m->nbody; b++) push_body(m, d, b, 1, wrench + 6 * b, kOrigin);
}

void rne_postconstraint(const ctModel* m, ctData* d) {
  int nbody = (int)m->nbody;
  for (int b = 0; b < nbody; b++) zero6(d->cfrc_ext + 6 * b);
  push_applied(m, d);
  push_contacts(m, d);
  push_equalities(m, d);
  const DeformSet* deform = data_own(d)->deform;
  if (deform && deform->wrench) push_deformables(m, d, deform->wrench);

  // what a body needs and the outside does not give, its parent gives
  rne_bodies(m, d);
  for (int b = 1; b < nbody; b++) subfrom6(d->cfrc_int + 6 * b, d->cfrc_ext + 6 * b);
  for (int b = nbody - 1; b > 0; b--)
    addto6(d->cfrc_int + 6 * m->body_parentid[b], d->cfrc_int + 6 * b);
  d->flg_rnepost = 1;
}
