#include "constraint/contact_rows.h"

#include "constraint/chain.h"
#include "constraint/contact_bodies.h"
#include "model/data.h"
#include "model/row_layout.h"

// Rows of a contact: the normal; a pair of edges for each friction direction; or one a direction.
static int row_number(const ctModel* m, int dim) {
  return dim == 1 ? 1 : m->opt.cone == ctCONE_PYRAMIDAL ? 2 * (dim - 1) : dim;
}

// Contacts of a passive flex have no rows: they push as springs do (force/contact_passive.c).
static bool is_passive(const ctModel* m, const ctContact* con) {
  return (con->flex[0] >= 0 && m->flex_passive[con->flex[0]]) ||
         (con->flex[1] >= 0 && m->flex_passive[con->flex[1]]);
}

void contact_rows_count(const ctModel* m, const ctData* d, RowCount* c) {
  bool sparse = row_layout_sparse(m);
  for (int i = 0; i < d->ncon; i++) {
    ctContact* con = d->contact + i;
    if (is_passive(m, con)) con->exclude = CONTACT_PASSIVE;
    if (con->exclude) continue;
    int rows = row_number(m, con->dim);
    c->rows += rows;
    if (sparse) c->nonzeros += (long long)rows * contact_bodies_bound(m, con);
  }
}

int contact_rows_jacobian(const ctModel* m, const ctData* d, const ctContact* con, int* dof,
                          double* jac) {
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
  b->type = ctCNSTR_CONTACT_PYRAMIDAL;
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

// A pair of fixed geoms moves nothing. MuJoCo drops its rows when rows are compressed, and keeps
// them as zeros when they are full; with islands it stops with an error there, and here they are
// dropped.
static bool keeps_empty_rows(const ctModel* m) {
  return !row_layout_sparse(m) && (m->opt.disableflags & ctDSBL_ISLAND);
}

static void add_contact(const ctModel* m, ctData* d, int i, Scratch s) {
  ctContact* con = d->contact + i;
  int nv = (int)m->nv, dim = con->dim;
  int* dof = SCRATCH(s, int, nv);
  double *jac = SCRATCH(s, double, 6 * nv), *edge = SCRATCH(s, double, 2 * nv);
  int n = contact_rows_jacobian(m, d, con, dof, jac);
  if (n == 0 && !keeps_empty_rows(m)) {
    con->efc_address = -1;
    con->exclude = 3;
    return;
  }
  con->efc_address = d->nefc;
  RowBlock b = {.id = i, .n = n, .dof = dof, .jac = jac, .margin = con->includemargin};
  if (dim > 1 && m->opt.cone == ctCONE_PYRAMIDAL) {
    add_pyramid(m, d, con, &b, edge);
    return;
  }
  const double pos[6] = {con->dist};
  b.type = dim == 1 ? ctCNSTR_CONTACT_FRICTIONLESS : ctCNSTR_CONTACT_ELLIPTIC;
  b.rows = dim;
  b.pos = pos;
  rows_add(m, d, &b);
}

void contact_rows(const ctModel* m, ctData* d) {
  for (int i = 0; i < d->ncon; i++) {
    if (!d->contact[i].exclude) add_contact(m, d, i, data_scratch(d));
  }
}
