// A contact has 1 row (condim 1), 2 (condim - 1) edges of a pyramid, or condim rows of an ellipse.
// They follow each other from contact.efc_address on, which is -1 for a contact without rows.
// Jacobians are taken in the frame of the contact: normal, tangents, rotation about the normal and
// the tangents.
#include "constraint/contact_rows.h"

#include "base/assert.h"
#include "constraint/chain.h"
#include "constraint/contact_bodies.h"
#include "math/range.h"
#include "model/data.h"
#include "model/row_layout.h"

#include <math.h>

// Rows of a contact: the normal; or a pair of edges per friction direction; or one row per
// direction.
static int row_number(const ctModel* m, int dim) {
  return dim == 1 ? 1 : m->opt.cone == ctCONE_PYRAMIDAL ? 2 * (dim - 1) : dim;
}

int contact_rows_type(const ctModel* m, int dim) {
  if (dim == 1) return ctCNSTR_CONTACT_FRICTIONLESS;
  return m->opt.cone == ctCONE_PYRAMIDAL ? ctCNSTR_CONTACT_PYRAMIDAL : ctCNSTR_CONTACT_ELLIPTIC;
}

// Contacts of a passive flex have no rows: they push as springs do (force/contact_passive.c).
static bool is_passive(const ctModel* m, const ctContact* con) {
  return (con->flex[0] >= 0 && m->flex_passive[con->flex[0]]) ||
         (con->flex[1] >= 0 && m->flex_passive[con->flex[1]]);
}

// Marks contacts of passive flexes.
static void count_contacts(const ctModel* m, const ctData* d, ConstraintIds ids, RowCount* c) {
  bool sparse = row_layout_sparse(m);
  for (int i = ids.begin; i < ids.end; i++) {
    ctContact* con = d->contact + i;
    if (is_passive(m, con)) con->exclude = CONTACT_PASSIVE;
    if (con->exclude) continue;
    int rows = row_number(m, con->dim);
    c->rows += rows;
    if (sparse) c->nonzeros += (long long)rows * contact_bodies_bound(m, con);
  }
}

int contact_rows_jacobian(const ctModel* m, const ctData* d, const ctContact* con, int* dof,
                          cttNum* jac) {
  ContactBodies b;
  contact_bodies(m, d, con, &b);
  if (b.n == 2 && b.simple) {
    int n = chain_merge(m, dof, b.body[0], b.body[1]);
    ChainPair p = {{con->pos, con->pos}, {b.body[0], b.body[1]}, dof, n};
    chain_contact(m, d, &p, con->frame, jac, con->dim);
    return n;
  }
  ChainSum s = {con->pos, b.body, b.weight, b.n};
  int n = chain_merge_all(m, dof, &s);
  chain_sum_contact(m, d, &s, &(ChainFrame){con->frame, dof, n, con->dim}, jac);
  return n;
}

// Edges of the pyramid: normal +- mu_k tangent_k
static void add_pyramid(const ctModel* m, ctData* d, const ctContact* con, RowBlock* b,
                        double* edge) {
  const double pos[2] = {con->dist, con->dist}, *jac = b->jac;
  int n = b->n;
  b->rows = 2;
  b->pos = pos;
  b->jac = edge;
  for (int k = 1; k < con->dim; k++) {
    double mu = con->friction[k - 1];
    const double* t = jac + k * n;
    for (int i = 0; i < n; i++) {
      edge[i] = jac[i] + mu * t[i];
      edge[i + n] = jac[i] - mu * t[i];
    }
    rows_add(m, d, b);
  }
}

// QUIRK(fixed-pair-rows; test_contact_rows:fixed_geoms_have_empty_rows): A contact of two fixed
// geoms has rows of zeros if rows are full and islands are off, and none if rows are compressed.
//
// With full rows and islands MuJoCo stops with an error; here such a contact has no rows.
static bool keeps_empty_rows(const ctModel* m) {
  return !row_layout_sparse(m) && (m->opt.disableflags & ctDSBL_ISLAND);
}

static size_t contact_scratch(const ctModel* m) {
  return SCRATCH_SIZE(int, m->nv) + SCRATCH_SIZE(double, 6 * m->nv) +
         SCRATCH_SIZE(double, 2 * m->nv);
}

static void add_contact(const ctModel* m, ctData* d, int i, Scratch s) {
  ctContact* con = d->contact + i;
  int nv = (int)m->nv, dim = con->dim;
  CT_ASSERT(i >= 0 && i < d->ncon && dim >= 1 && dim <= 6);
  int* dof = SCRATCH(s, int, nv);
  double *jac = SCRATCH(s, double, 6 * nv), *edge = SCRATCH(s, double, 2 * nv);
  int n = contact_rows_jacobian(m, d, con, dof, jac);
  if (n == 0 && !keeps_empty_rows(m)) {
    con->efc_address = -1;
    con->exclude = 3;
    return;
  }
  con->efc_address = d->nefc;
  RowBlock b = {.type = contact_rows_type(m, dim),
                .id = i,
                .n = n,
                .dof = dof,
                .jac = jac,
                .margin = con->includemargin,
                .keeps_zeros = true};
  if (dim > 1 && m->opt.cone == ctCONE_PYRAMIDAL) {
    add_pyramid(m, d, con, &b, edge);
    return;
  }
  const double pos[6] = {con->dist};
  b.rows = dim;
  b.pos = pos;
  b.margin_of_first = dim > 1;
  rows_add(m, d, &b);
}

static void make_contacts(const ctModel* m, ctData* d, ConstraintIds ids) {
  for (int i = ids.begin; i < ids.end; i++) {
    if (!d->contact[i].exclude) add_contact(m, d, i, data_scratch(d));
  }
}

//---------------------------------- softness ------------------------------------------------------

// Inverse weights of the bodies along and about an axis.
typedef struct ContactWeight {
  double tran, rot;
} ContactWeight;

static ContactWeight contact_weight(const ctModel* m, const ctData* d, const ctContact* con) {
  ContactWeight w = {0};
  const double* body = m->body_invweight0;
  if (con->geom[0] >= 0 && con->geom[1] >= 0) {
    const double* x = body + 2 * m->geom_bodyid[con->geom[0]];
    const double* y = body + 2 * m->geom_bodyid[con->geom[1]];
    return (ContactWeight){x[0] + y[0], x[1] + y[1]};
  }
  ContactBodies b;
  contact_bodies_shares(m, d, con, &b);
  for (int k = 0; k < b.n; k++) {
    w.tran += b.weight[k] * body[2 * b.body[k]];
    w.rot += b.weight[k] * body[2 * b.body[k] + 1];
  }
  return w;
}

// Pyramid edges move along the normal and, scaled by friction, along or about a tangent.
static int weigh_contact(const ctModel* m, const ctData* d, const ConstraintBlock* b,
                         double* diag) {
  CT_ASSERT(b->id >= 0 && b->id < d->ncon);
  const ctContact* con = d->contact + b->id;
  ContactWeight w = contact_weight(m, d, con);
  int dim = con->dim;
  if (b->type != ctCNSTR_CONTACT_PYRAMIDAL) {
    for (int k = 0; k < dim; k++) diag[k] = k < 3 ? w.tran : w.rot;
    return dim;
  }
  for (int k = 0; k < 2 * (dim - 1); k++) {
    double mu = con->friction[k / 2];
    diag[k] = w.tran + mu * mu * (k < 4 ? w.tran : w.rot);
  }
  return 2 * (dim - 1);
}

static Softness contact_softness(const ctModel* m, const ctData* d, const ConstraintBlock* b) {
  (void)m;
  const ctContact* con = d->contact + b->id;
  return (Softness){.ref = con->solref,
                    .imp = con->solimp,
                    .friction = con->solreffriction,
                    .has_tangents = b->type == ctCNSTR_CONTACT_ELLIPTIC};
}

// Friction rows relate to the normal by impratio: R1 = R0 / impratio, and mu of the regularized
// cone is mu1 sqrt(R1 / R0). Elliptic: R_j mu_j^2 is the same for all. Pyramidal: all edges share
// 2 mu^2 R0.
static void regularize_contact(const ctModel* m, ctData* d, const ConstraintBlock* b) {
  if (b->type == ctCNSTR_CONTACT_FRICTIONLESS) return;
  ctContact* con = d->contact + b->id;
  const double* mu = con->friction;
  double *R = d->efc_R + b->row, R1 = R[0] / range_at_least(m->opt.impratio, ctMINVAL);
  con->mu = mu[0] * sqrt(R1 / R[0]);
  if (b->type == ctCNSTR_CONTACT_ELLIPTIC) {
    R[1] = R1;
    for (int j = 1; j < con->dim - 1; j++) R[j + 1] = R1 * mu[0] * mu[0] / (mu[j] * mu[j]);
    return;
  }
  double shared = 2 * con->mu * con->mu * R[0];
  for (int j = 0; j < b->rows; j++) R[j] = shared;
}

// A flex may have more than two.
static bool find_contact_bodies(const ctModel* m, const ctData* d, int i, int body[2]) {
  const int* g = d->contact[i].geom;
  if (g[0] < 0 || g[1] < 0) return false;
  body[0] = m->geom_bodyid[g[0]];
  body[1] = m->geom_bodyid[g[1]];
  return true;
}

const ConstraintKind contact_rows_kind = {
    .label = "contact",
    .impedance = IMPEDANCE_OF_FIRST_ROW,
    .trees = TREES_OF_BODIES,
    .count = count_contacts,
    .scratch = contact_scratch,
    .make = make_contacts,
    .weight = weigh_contact,
    .softness = contact_softness,
    .cone = regularize_contact,
    .bodies = find_contact_bodies,
};
