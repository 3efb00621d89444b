#include "sense/rne_post.h"

#include "constraint/contact_force.h"
#include "force/bias.h"
#include "math/vec.h"

#include <corten/corten.h>

// cfrc_ext of a body += sign * (torque, force) at a point; the world is not counted.
static void push(const ctModel* m, ctData* d, int body, double sign, const double* wrench,
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
    push(m, d, b, 1, wrench, d->xipos + 3 * b);
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
    push(m, d, m->geom_bodyid[c->geom[0]], -1, wrench, c->pos);
    push(m, d, m->geom_bodyid[c->geom[1]], 1, wrench, c->pos);
  }
}

// Where an equality constraint holds its object: a site, or a point of a body.
static int anchor(const ctModel* m, const ctData* d, int eq, int id, const double* local,
                  double* at) {
  if (m->eq_objtype[eq] == ctOBJ_SITE) {
    copy3(at, d->site_xpos + 3 * id);
    return m->site_bodyid[id];
  }
  mat3_mul_vec(at, d->xmat + 9 * id, local);
  addto3(at, d->xpos + 3 * id);
  return id;
}

static void push_equality(const ctModel* m, ctData* d, int row) {
  int eq = d->efc_id[row];
  bool weld = m->eq_type[eq] == ctEQ_WELD;
  const double* data = m->eq_data + ctNEQDATA * eq;
  double wrench[6] = {0}, at[3];
  copy3(wrench + 3, d->efc_force + row);
  if (weld) copy3(wrench, d->efc_force + row + 3);
  // points of the two bodies: anchors of a connect; of a weld, where the second belongs in the
  // first, and the anchor in the second
  int body = anchor(m, d, eq, m->eq_obj1id[eq], data + (weld ? 3 : 0), at);
  push(m, d, body, 1, wrench, at);
  body = anchor(m, d, eq, m->eq_obj2id[eq], data + (weld ? 0 : 3), at);
  push(m, d, body, -1, wrench, at);
}

// Rows of one constraint follow each other.
static void push_equalities(const ctModel* m, ctData* d) {
  for (int row = 0, next; row < d->ne; row = next) {
    int eq = d->efc_id[row], type = m->eq_type[eq];
    for (next = row + 1; next < d->ne && d->efc_id[next] == eq;) next++;
    if (type == ctEQ_CONNECT || type == ctEQ_WELD) push_equality(m, d, row);
  }
}

void rne_postconstraint(const ctModel* m, ctData* d) {
  int nbody = (int)m->nbody;
  for (int b = 0; b < nbody; b++) zero6(d->cfrc_ext + 6 * b);
  push_applied(m, d);
  push_contacts(m, d);
  push_equalities(m, d);

  // what a body needs and the outside does not give, its parent gives
  rne_bodies(m, d);
  for (int b = 1; b < nbody; b++) subfrom6(d->cfrc_int + 6 * b, d->cfrc_ext + 6 * b);
  for (int b = nbody - 1; b > 0; b--)
    addto6(d->cfrc_int + 6 * m->body_parentid[b], d->cfrc_int + 6 * b);
  d->flg_rnepost = 1;
}

void ct_rnePostConstraint(const ctModel* m, ctData* d) { rne_postconstraint(m, d); }
